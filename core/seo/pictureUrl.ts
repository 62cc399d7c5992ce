import type { Picture } from '../catalogue/picture.ts'
import { absoluteUrl } from './absoluteUrl.ts'

/** Width that `large` and link previews have, in px. */
const large = 1280

/** The address of a picture for machines: webp, the widest of at most 1280 px, else the narrowest there is (SEO-01). */
export const pictureUrl = (appUrl: string, picture: Picture): string => {
  const width = picture.widths.findLast((available) => available <= large) ?? picture.widths[0] ?? large
  const format = picture.formats.includes('webp') ? 'webp' : (picture.formats[0] ?? 'webp')
  return absoluteUrl(appUrl, picture.template.replaceAll('{width}', String(width)).replaceAll('{format}', format))
}
