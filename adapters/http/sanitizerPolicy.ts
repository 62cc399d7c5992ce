import { externalUrl } from '@thuishaven/core/routing'

/** Sanitises HTML of the shop's backend for use in a page. */
export type Sanitise = (html: string) => string

/**
 * What the shop's editors may use in long descriptions and articles, and the attributes of each. No styles, scripts, frames, forms or
 * ids: the page's own design dresses the text, and nothing in it can act. One table for both sides of the shop.
 */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: [],
  h3: [],
  h4: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'width', 'height'],
  li: [],
  mark: [],
  ol: [],
  p: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['align', 'colspan', 'rowspan'],
  th: ['align', 'colspan', 'rowspan', 'scope'],
  thead: [],
  tr: [],
  u: [],
  ul: [],
}

/** Elements whose text is no text for people either. */
export const droppedElements: readonly string[] = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'template',
  'title',
  'svg',
  'math',
  'iframe',
  'object',
]

const otherSchemes = /^(?:mailto|tel):[^\s\\]+$/i

/** Whether a link or a picture may have this address: links lead anywhere on the web, pictures come from the shop itself. */
const isAllowedAddress = (element: string, address: string): boolean => {
  const judged = externalUrl(address.trim().replaceAll(' ', '%20'), element === 'a' ? 'any' : [])
  if (judged.type !== 'refused') return true
  return judged.reason === 'relative' || (element === 'a' && otherSchemes.test(address.trim()))
}

/** Whether an element may keep an attribute. A forbidden address is removed, and a picture is removed with it. */
export const isAllowedAttribute = (element: string, attribute: string, value: string): boolean => {
  if (allowedElements[element]?.includes(attribute) !== true) return false
  return (attribute !== 'href' && attribute !== 'src') || isAllowedAddress(element, value)
}
