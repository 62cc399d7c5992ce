import type { Locale } from '@thuishaven/core/locale'
import type { SearchBadge, SearchGroup } from '@thuishaven/core/catalogue'
import type { SearchAnswer, SearchBadgeAnswer } from '../schemas/search.ts'
import { linkAddress } from './paths.ts'
import { pictureOrNull } from './pictures.ts'

const badgeOf = (badge: SearchBadgeAnswer): SearchBadge => {
  switch (badge.type) {
    case 'text':
      return { type: 'text', label: badge.label }
    case 'image':
      return { type: 'image', label: badge.label, address: badge.image }
    case 'price': {
      const { prefix, range, discountExclVat, discountInclVat } = badge.value
      // The lowest price says it all when the highest is the same (SRC-02).
      return range.min.inclVat === range.max.inclVat
        ? { type: 'price', prefix: null, exclVat: discountExclVat, inclVat: discountInclVat }
        : { type: 'price', prefix, exclVat: range.min.exclVat, inclVat: range.min.inclVat }
    }
  }
}

/** A title is a line of text in which words are marked: every other element goes, its text stays. */
const titleOf = (harmless: string): string => harmless.replaceAll(/<(?!\/?mark>)[^>]*>/g, '')

/** What was found; an item whose address is refused is none. */
export const searchGroupsOf = ({ data }: SearchAnswer, locale: Locale, sanitise: (html: string) => string): readonly SearchGroup[] =>
  data
    .map(({ id, title, items }) => ({
      id,
      title,
      items: items.flatMap((item) => {
        const path = linkAddress(locale, item.url)
        return path === null
          ? []
          : [
              {
                id: item.id,
                title: titleOf(sanitise(item.title)),
                picture: pictureOrNull(item.image),
                path,
                badges: item.badges.map(badgeOf),
              },
            ]
      }),
    }))
    .filter(({ items }) => items.length > 0)
