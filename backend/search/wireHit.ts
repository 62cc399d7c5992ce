import type { Wire } from '../contract/wire.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'
import { listPrice } from '../catalogue/sellingPrice.ts'
import { wirePicture } from '../catalogue/wirePictures.ts'
import { alignedTo, announcedReduction, bothSides, priceOfArea } from '../pricing/linePrice.ts'
import type { Price } from '../pricing/linePrice.ts'
import { discounted } from '../pricing/rounding.ts'
import type { Hits } from './findHits.ts'
import { markedTitle } from './markedTitle.ts'

const sellingOf = (price: Price): Wire['AmountBothSides'] => {
  const { excl, incl } = bothSides(discounted(price.base, price.discount), price)
  return { exclVat: excl, inclVat: incl }
}

/** Price of the largest piece of a product that is sold by the square metre. */
const dearest = ({ price, optionGroups }: ProductRecord): Price | null =>
  optionGroups
    .flatMap(({ items }) => items)
    .flatMap(({ custom }) =>
      custom === null || price === null ? [] : [alignedTo(price, priceOfArea(custom.pricePerM2, custom.maximumCm ** 2))],
    )
    .toSorted((a, b) => b.base - a.base)[0] ?? null

const priceBadge = (product: ProductRecord, language: Language): Wire['SearchBadge'][] => {
  const price = listPrice(product)
  if (price === null) return []
  const min = sellingOf(price)
  const most = dearest(product)
  const range = { min, max: most === null ? min : sellingOf(most) }
  const prefix = range.min.inclVat === range.max.inclVat ? '' : language === 'nld' ? 'vanaf' : 'from'
  const value = { prefix, range, discountExclVat: min.exclVat, discountInclVat: min.inclVat }
  return [{ type: 'price', label: '', colorClass: 'is-price', value }]
}

const textBadges = (product: ProductRecord, language: Language): Wire['SearchBadge'][] => {
  if (product.price === null)
    return [{ type: 'text', label: language === 'nld' ? 'Prijs op aanvraag' : 'Price on request', colorClass: 'is-info' }]
  if (dearest(product) !== null) return [{ type: 'text', label: language === 'nld' ? 'Op maat' : 'Made to measure', colorClass: 'is-info' }]
  const reduction = announcedReduction(product.price)
  return reduction === 0 ? [] : [{ type: 'text', label: `-${Math.round(reduction / 100)}%`, colorClass: 'is-accent' }]
}

/** A product in search results. */
export const wireHit = (product: ProductRecord, words: readonly string[], language: Language): Wire['SearchItem'] => {
  const picture = product.pictures[0]
  return {
    id: `${product.id}`,
    title: markedTitle(product.title[language], words),
    image: picture === undefined ? null : wirePicture(picture, language),
    url: `/product/${product.id}/${product.slug[language]}`,
    slug: product.slug[language],
    badges: [...textBadges(product, language), ...priceBadge(product, language)],
  }
}

/** The found categories in search results. */
export const wireFoundCategories = ({ categories, words }: Hits, language: Language): Wire['SearchItem'][] =>
  categories.map((category) => ({
    id: category.id,
    title: markedTitle(category.title[language], words),
    image: wirePicture(category.picture, language),
    url: category.path[language],
    slug: category.path[language].split('/').at(-1) ?? '',
    badges: [],
  }))
