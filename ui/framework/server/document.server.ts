import type { HeadTags } from '../router/writeTags.ts'
import type { DocumentAssets } from './assets.server.ts'
import { topEnd } from './documentStyle.server.ts'
import type { DocumentStyle } from './documentStyle.server.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/**
 * JSON that can stand in a script element: nothing in it can end the element or begin a comment. Other markup stays as it is, because the
 * page has the same text, which then packs to almost nothing.
 */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c')

export interface DocumentInput {
  /** Language of the page, for its `lang` attribute. */
  readonly language: string
  /** Address of the shop's own icon; empty for the usual one. */
  readonly icon: string
  /** Address of the web app manifest. */
  readonly manifest: string
  readonly head: HeadTags
  readonly structuredData: readonly (string | null)[]
  /** HTML above the page that is no part of the program; none when left out. */
  readonly notice?: string
  readonly body: string
  /** The initial state for hydration, as JSON that is safe in a script element. */
  readonly state: string
  /** Address of the configuration where the state does not hold it. */
  readonly config: string | null
  readonly assets: DocumentAssets
  /** Styles of what the body shows; null in development. */
  readonly style: DocumentStyle | null
}

const headHtml = ({ head: { title, tags } }: DocumentInput): string => {
  const written = tags.map(
    ({ element, attributes }) =>
      `<${element} ${Object.entries(attributes)
        .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
        .join(' ')}>`,
  )
  return [`<title>${escapeHtml(title)}</title>`, ...written].join('')
}

/** Behind all that is seen: search engines read it anywhere, and a browser need not. */
const dataBlocks = ({ structuredData }: DocumentInput): string =>
  structuredData.map((text) => (text === null ? '' : `<script type="application/ld+json">${text}</script>`)).join('')

/** The icon of the configuration (CFG-03); browsers find out what kind it is, but for drawings. */
const iconTag = (address: string): string => {
  const href = address === '' ? '/favicon.svg' : address
  return `<link rel="icon" href="${escapeHtml(href)}"${/\.svg(?:\?|$)/i.test(href) ? ' type="image/svg+xml"' : ''}>`
}

/** With it a browser offers to install the shop as an app. */
const manifestTag = (address: string): string => `<link rel="manifest" href="${address}">`

/** The scripts and their starter; in development plain scripts. After the content, which need not wait for them. */
const programTags = ({ program, starter, scripts }: DocumentAssets, config: string | null): string => {
  if (starter === '')
    return (
      `<script type="application/json" id="shop-files">${scriptJson({ config })}</script>` +
      scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
    )
  return `<script type="application/json" id="shop-files">${scriptJson({ ...program, config })}</script><script>${starter}</script>`
}

/** Without scripts nothing else would load the typefaces. */
const facesTag = (faces: string | null): string => (faces === null ? '' : `<noscript><link rel="stylesheet" href="${faces}"></noscript>`)

/** Without scripts nothing else would load the complete styles, and those of a document have only what a page at rest shows. */
const sheetsTag = ({ program: { sheets } }: DocumentAssets): string =>
  sheets.length === 0 ? '' : `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`

/** Preload links of components, which React writes before the page. */
const preloadsBefore = (body: string): string => /^(?:<link [^>]*>)*/.exec(body)?.[0] ?? ''

const plainText = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** Characters allowed in a quoted header value: printable ASCII without quotes and backslashes. */
const quotable = /^[ !#-[\]-~]*$/

/**
 * The main picture as a `Link` header, of which proxies make early hints. Null without one, and where its address has signs that a header
 * cannot carry: the document itself requests it anyway.
 */
export const pictureLink = (body: string): string | null => {
  const tag = /<link [^>]*as="image"[^>]*>/.exec(preloadsBefore(body))?.[0] ?? ''
  const attribute = (name: string): string => plainText(new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')
  const [type, srcSet, sizes] = [attribute('type'), attribute('imagesrcset'), attribute('imagesizes')]
  // Browsers that read the candidates take their address from them; this one is the first of them.
  const address = srcSet.split(' ')[0] ?? ''
  if (address === '' || /[<>,;]/.test(address) || ![address, type, srcSet, sizes].every((text) => quotable.test(text))) return null
  return `<${address}>; rel=preload; as=image; type="${type}"; imagesrcset="${srcSet}"; imagesizes="${sizes}"; fetchpriority=high`
}

/**
 * The whole document: it contains everything that a first view needs, so that the browser only requests pictures. Its styles and its starter come
 * from the build only; the content security policy allows them by their hashes, and pages stay cacheable.
 */
export const documentOf = (input: DocumentInput): string => {
  const { state, assets, style } = input
  // It belongs before everything else.
  const preloads = preloadsBefore(input.body)
  const page = input.body.slice(preloads.length)
  const body = style === null ? page : page.replace(topEnd, () => `${topEnd}<style>${style.rest.text}</style>`)
  const styles =
    (style === null ? '' : `<style>${style.top.text}</style>`) +
    assets.sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return (
    `<!doctype html><html lang="${escapeHtml(input.language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `${preloads}${styles}${facesTag(assets.faces)}${iconTag(input.icon)}${manifestTag(input.manifest)}${headHtml(input)}</head>` +
    `<body>${input.notice ?? ''}<div id="shop">${body}</div>${dataBlocks(input)}<script type="application/json" id="shop-state">${state}</script>` +
    `${programTags(assets, input.config)}${sheetsTag(assets)}</body></html>`
  )
}
