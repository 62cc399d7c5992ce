import { badgeTone } from '@thuishaven/core/catalogue'
import type { Locale } from '@thuishaven/core/locale'
import type { Found, SearchBadge, SearchGroup, SearchItem } from '@thuishaven/core/catalogue'
import type { FoundResponse, SearchResponse, SearchBadgeResponse, SearchItemResponse } from '../schemas/search.ts'
import { facetOf } from './content.ts'
import { linkAddress } from './paths.ts'
import { pictureOrNull } from './pictures.ts'
import { productCardOf } from './product.ts'

const badgeOf = (badge: SearchBadgeResponse): SearchBadge => {
  switch (badge.type) {
    case 'text':
      return { type: 'text', label: badge.label, tone: badgeTone(badge.colorClass) }
    case 'image':
      return { type: 'image', label: badge.label, address: badge.image }
    case 'price': {
      const tone = badgeTone(badge.colorClass)
      const { prefix, range, discountExclVat, discountInclVat } = badge.value
      // The lowest price is enough when the highest is the same (SRC-02).
      return range.min.inclVat === range.max.inclVat
        ? { type: 'price', tone, prefix: null, exclVat: discountExclVat, inclVat: discountInclVat }
        : { type: 'price', tone, prefix, exclVat: range.min.exclVat, inclVat: range.min.inclVat }
    }
  }
}

/**
 * A title is a line of text in which words are marked. Every other element goes, its text stays, and what is left of a sign that could begin
 * one is text: that needs no sanitiser, which would have to travel after the response.
 */
export const titleOf = (html: string): string => {
  let isOpen = false
  let title = ''
  for (const part of html.split(/(<\/?mark>)/)) {
    if (part !== '<mark>' && part !== '</mark>')
      title += part
        .replaceAll(/<[^<>]*>/g, '')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
    else if ((part === '<mark>') !== isOpen) {
      isOpen = !isOpen
      title += part
    }
  }
  return isOpen ? `${title}</mark>` : title
}

/** An item whose address is refused is none. */
const itemOf = (item: SearchItemResponse, locale: Locale): readonly SearchItem[] => {
  const path = linkAddress(locale, item.url)
  if (path === null) return []
  const { id, badges, image, title } = item
  return [{ id, title: titleOf(title), picture: pictureOrNull(image), path, badges: badges.map(badgeOf) }]
}

/** Search results in groups. */
export const searchGroupsOf = ({ data }: SearchResponse, locale: Locale): readonly SearchGroup[] =>
  data
    .map(({ id, title, items }) => ({ id, title, items: items.flatMap((item) => itemOf(item, locale)) }))
    .filter(({ items }) => items.length > 0)

/** Search results as a list. */
export const foundOf = ({ data }: FoundResponse, locale: Locale): Found => ({
  categories: data.categories.flatMap((item) => itemOf(item, locale)),
  products: data.products.map(productCardOf),
  facets: data.filters.map(facetOf),
  sort: data.sort,
  pagination: data.pagination,
})
