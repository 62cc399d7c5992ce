import type { Picture } from '../catalogue/product.ts'
import type { Locale } from '../locale/locale.ts'

/** Data of the shop for structured data and meta tags. */
export interface Site {
  readonly name: string
  /** Absolute address of the shop; empty: addresses stay relative. */
  readonly appUrl: string
  readonly locale: Locale
  readonly currency: string
  readonly returnDays: number
  readonly returnsAreFree: boolean
}

/** The address of a path on the shop's own backend; an address that is absolute already stays. */
export const absoluteUrl = (appUrl: string, path: string): string => {
  if (/^https?:\/\//i.test(path)) return path
  let end = appUrl.length
  while (appUrl[end - 1] === '/') end -= 1
  return `${appUrl.slice(0, end)}${path.startsWith('/') ? path : `/${path}`}`
}

/** Width that `large` and link previews have, in px. */
const large = 1280

/** The address of a picture for machines: webp, the widest of at most 1280 px, else the narrowest there is (SEO-01). */
export const pictureUrl = (appUrl: string, picture: Picture): string => {
  const width = picture.widths.findLast((available) => available <= large) ?? picture.widths[0] ?? large
  const format = picture.formats.includes('webp') ? 'webp' : (picture.formats[0] ?? 'webp')
  return absoluteUrl(appUrl, picture.template.replaceAll('{width}', String(width)).replaceAll('{format}', format))
}
