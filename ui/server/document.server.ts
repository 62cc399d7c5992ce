import type { Locale } from '@thuishaven/core/locale'
import { languageTag } from '../messages/createTexts.ts'
import type { Head } from '../shell/page.ts'
import type { DocumentAssets } from './assets.server.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const jsonEscapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }
/** JSON that can stand in a script element: nothing in it can end the element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => jsonEscapes[character] ?? character)

export interface DocumentInput {
  readonly locale: Locale
  readonly origin: string
  readonly shopName: string
  readonly head: Head
  readonly body: string
  /** What the browser needs to go on where the server stopped. */
  readonly state: unknown
  readonly assets: DocumentAssets
}

const headTags = ({ head, locale, origin, shopName }: DocumentInput): string => {
  const tags = [`<title>${escapeHtml(head.title)}</title>`]
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    tags.push(`<meta ${key}="${name}" content="${escapeHtml(content)}">`)
  if (head.description !== undefined) meta('name', 'description', head.description)
  if (head.noindex === true) meta('name', 'robots', 'noindex')
  const canonical = head.canonical ?? head.paths?.[locale]
  if (canonical !== undefined) tags.push(`<link rel="canonical" href="${escapeHtml(origin + canonical)}">`)
  if (head.paths !== undefined) {
    tags.push(
      `<link rel="alternate" hreflang="nl-NL" href="${escapeHtml(origin + head.paths.nld)}">`,
      `<link rel="alternate" hreflang="en-US" href="${escapeHtml(origin + head.paths.eng)}">`,
      `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + head.paths.nld)}">`,
    )
  }
  meta('property', 'og:site_name', shopName)
  meta('property', 'og:title', head.title)
  meta('property', 'og:locale', languageTag(locale).replace('-', '_'))
  if (head.description !== undefined) meta('property', 'og:description', head.description)
  if (head.image !== undefined) meta('property', 'og:image', origin + head.image)
  if (canonical !== undefined) meta('property', 'og:url', origin + canonical)
  for (const data of head.structuredData ?? []) if (data !== null) tags.push(`<script type="application/ld+json">${data}</script>`)
  return tags.join('')
}

/** The program's files and its starter; in development plain scripts. */
const programTags = ({ program, starter, scripts, faces }: DocumentAssets): string => {
  if (starter === '') return scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  return (
    `<script type="application/json" id="shop-files">${scriptJson(program)}</script><script>${starter}</script>` +
    (faces === null ? '' : `<noscript><link rel="stylesheet" href="${faces}"></noscript>`)
  )
}

/**
 * The whole document: what a first view needs stands in it, so that the browser has to ask for nothing but pictures. Its style and its
 * starter are the same in every page of a build; the content security policy allows these two by their hashes, and pages stay cacheable.
 */
export const documentOf = (input: DocumentInput): string => {
  const { locale, state, assets } = input
  // What a component wishes to be fetched first is written before its page; it belongs before everything else.
  const [preloads] = /^(?:<link [^>]*>)*/.exec(input.body) ?? ['']
  const body = input.body.slice(preloads.length)
  const styles =
    (assets.style === '' ? '' : `<style>${assets.style}</style>`) +
    assets.sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return (
    `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `${preloads}${styles}${programTags(assets)}<link rel="icon" href="/favicon.svg" type="image/svg+xml">${headTags(input)}</head>` +
    `<body><div id="shop">${body}</div><script type="application/json" id="shop-state">${scriptJson(state)}</script></body></html>`
  )
}
