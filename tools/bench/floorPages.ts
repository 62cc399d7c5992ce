import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** A page of the shop, with its name in the tables. */
export interface BenchedPage {
  readonly name: string
  readonly path: string
  /** For first-time visitors, who see the consent wall; otherwise for visitors with a consent choice. */
  readonly isRequested?: true
}

/** The floor: a hand-written page with the shop's pictures and no JavaScript. */
export interface FloorPages {
  readonly url: string
  readonly stop: () => Promise<void>
}

const style =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#222}header,main{padding:1rem;max-width:70rem;margin:auto}nav a{margin-right:1rem}' +
  'img{display:block;width:100%;height:auto;aspect-ratio:4/5;object-fit:cover;background:#eee}ul{display:grid;grid-template-columns:repeat(2,1fr);gap:1rem;padding:0;list-style:none}' +
  'button{padding:.8rem 2rem;background:#17559b;color:#fff;border:0}'

const header =
  '<header><nav><a href="/">Thuishaven</a><a href="/vloerkleden">Vloerkleden</a><a href="/planten">Planten</a><a href="/verlichting">Verlichting</a></nav></header>'

const documentOf = (title: string, main: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>` +
  `<link rel="icon" href="data:,"><style>${style}</style></head><body>${header}<main>${main}</main></body></html>`

/** A plain hand-written page: pictures in order, without loading hints. */
const plain = (picture: string): string => picture.replaceAll(/ (?:loading|fetchpriority|decoding)="\w+"/gi, '')
/** With all loading hints: the main picture first, the others lazily. The goals are set beside this one. */
const eager = (picture: string): string => plain(picture).replace('<img ', '<img fetchpriority="high" ')
const lazy = (picture: string): string => plain(picture).replace('<img ', '<img loading="lazy" ')

const paragraph =
  '<p>Handgeweven van wol en katoen, in een rustig patroon dat in elke kamer past. Elk exemplaar is uniek; kleine verschillen in kleur en weefsel horen bij het ambacht.</p>'

/** The pictures of the shop's page, in the same order. */
const write = (name: string, pictures: readonly string[], isTuned: boolean): string => {
  const [main = '', ...others] = pictures.map((picture, index) => (!isTuned ? plain : index === 0 ? eager : lazy)(picture))
  const cards = (list: readonly string[]): string =>
    list.map((picture, index) => `<li>${picture}<h2>Vloerkleed ${index + 1}</h2><p>€ 199,00</p></li>`).join('')
  switch (name) {
    case 'home':
      return documentOf('Thuishaven', `${main}<h1>Alles voor thuis</h1>${paragraph}<ul>${cards(others)}</ul>`)
    case 'list':
      return documentOf('Vloerkleden', `<h1>Vloerkleden</h1>${paragraph}<ul>${cards([main, ...others])}</ul>`)
    default:
      return documentOf(
        'Vloerkleed',
        `${main}<h1>Vloerkleed</h1><p>€ 199,00</p><button>In winkelwagen</button>${paragraph}<ul>${cards(others)}</ul>`,
      )
  }
}

interface Persisted {
  readonly type: string
  readonly bytes: Buffer
}

const picturesOf = async (url: string): Promise<readonly string[]> => {
  const html = await (await fetch(url)).text()
  const pictures = html.match(/<picture[^>]*>.*?<\/picture>/gs)
  if (pictures === null) throw new Error(`The floor of ${url} would have no pictures: none was found in the page.`)
  return pictures.map((picture) => picture.replaceAll(/ (?:class|style)="[^"]*"/g, ''))
}

/** Serves the floor of each page; pictures come from the shop and are cached, so that generating them is not measured. */
export const serveFloorPages = async (shopUrl: string, pages: readonly BenchedPage[], isTuned: boolean): Promise<FloorPages> => {
  const documents = new Map<string, Buffer>()
  for (const { name, path } of pages) documents.set(path, brotliCompressSync(write(name, await picturesOf(shopUrl + path), isTuned)))
  const persisted = new Map<string, Persisted>()
  const pictureOf = async (address: string): Promise<Persisted> => {
    const known = persisted.get(address)
    if (known !== undefined) return known
    const reply = await fetch(shopUrl + address)
    const picture = { type: reply.headers.get('content-type') ?? '', bytes: Buffer.from(await reply.arrayBuffer()) }
    persisted.set(address, picture)
    return picture
  }
  const server = createServer((request, response) => {
    const address = request.url ?? '/'
    const page = documents.get(address)
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
      return
    }
    pictureOf(address).then(
      ({ type, bytes }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(bytes),
      () => response.writeHead(502).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The floor pages have no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
