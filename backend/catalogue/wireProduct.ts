import type { Wire } from '../contract/wire.ts'
import type { Language, OptionGroupRecord, OptionItemRecord, ProductRecord, VariationGroupRecord } from '../records/ProductRecord.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { initialItem, initialTotal, listPrice } from './sellingPrice.ts'
import { wirePicture, wireVariationImage } from './wirePictures.ts'
import { wireOptionPrices, wirePrices } from '../pricing/wirePrices.ts'
import { wireLegalFacts } from './wireLegalFacts.ts'

/** Price per square metre of its cheapest made-to-measure option. */
const wireAreaPrice = ({ optionGroups, price }: ProductRecord): Wire['OptionPrices'] | null => {
  const cheapest = optionGroups
    .flatMap(({ items }) => items)
    .flatMap(({ custom }) => (custom === null ? [] : [custom.pricePerM2]))
    .toSorted((one, other) => one.base - other.base)[0]
  return cheapest === undefined || price === null ? null : wireOptionPrices(cheapest, price.vat)
}

/** A product as lists show it. */
export const wireCard = (product: ProductRecord, language: Language): Wire['ProductCard'] => {
  const [first, second] = product.pictures
  const price = listPrice(product)
  return {
    productId: product.id,
    id: `${product.id}`,
    slug: product.slug[language],
    title: product.title[language],
    brand: product.brand,
    image: first === undefined ? null : wirePicture(first, language),
    hoverImage: second === undefined ? null : wirePicture(second, language),
    prices: price === null ? null : wirePrices(price),
    stock: product.stock,
    delivery: product.delivery,
    swatches: product.colours.map(({ name, colour, productId, slug, title, picture }) => ({
      name: name[language],
      colour,
      productId,
      slug: slug[language],
      title: title[language],
      image: picture === null ? null : wirePicture(picture, language),
    })),
    facts: product.facts.map((fact) => fact[language]),
    pricePerM2: wireAreaPrice(product),
    ...(product.contents === null ? {} : { contents: product.contents }),
  }
}

const wireOption = (item: OptionItemRecord, groupId: string, rate: number, language: Language): Wire['OptionItem'] => {
  const common = {
    id: item.id,
    groupId,
    name: item.name[language],
    state: item.state,
    weight: item.weightGrams,
    deliveryTime: item.deliveryDays,
    cartable: item.cartable,
    isDefault: item.isDefault,
    image: item.picture === null ? null : wirePicture(item.picture, language),
  }
  if (item.custom === null) {
    return {
      ...common,
      displayType: item.displayType === 'image' ? 'image' : 'text',
      prices: item.price === null ? null : wireOptionPrices(item.price, rate),
    }
  }
  const { shape, pricePerM2, minimumCm2, maximumCm } = item.custom
  return {
    ...common,
    displayType: 'custom',
    defaultPrice: wireOptionPrices(pricePerM2, rate),
    advancedSettings: { unitDisplay: 'm²', minimum: minimumCm2, maximum: maximumCm, shape },
  }
}

const wireOptionGroup = (group: OptionGroupRecord, rate: number, language: Language): Wire['OptionGroup'] => ({
  id: group.id,
  name: group.name[language],
  label: group.label[language],
  displayType: group.displayType,
  items: group.items.map((item) => wireOption(item, group.id, rate, language)),
})

const wireVariationGroup = (group: VariationGroupRecord, language: Language): Wire['VariationGroup'] => ({
  id: group.id,
  name: group.name[language],
  displayType: group.displayType,
  items: group.items.map((item) => ({
    id: item.id,
    name: item.name[language],
    state: item.state,
    productId: item.productId,
    productSlug: item.productSlug[language],
    productImage: item.picture === null ? null : wireVariationImage(item.picture, language),
  })),
})

export const pathOf = (product: ProductRecord, language: Language): string => `/product/${product.id}/${product.slug[language]}`

/** Data beside the product on its page. */
export interface AroundProduct {
  readonly related: readonly ProductRecord[]
  readonly belongs: readonly ProductRecord[]
  readonly samples: readonly ProductRecord[]
  /** Published reviews by customers, the latest first. */
  readonly written: ProductRecord['reviews']
  readonly shop: Pick<ShopRecord, 'makers' | 'categories' | 'reviewAuthenticity'>
}

const wireReviews = (reviews: ProductRecord['reviews'], authenticity: string): Wire['ProductReviews'] => ({
  average: Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10,
  count: reviews.length,
  authenticity,
  entries: reviews.map((review) => ({ ...review })),
})

/** The initial selection of the page and its price. */
const wireInitial = (product: ProductRecord): Pick<Wire['Product'], 'configurator' | 'totals'> => {
  const totalInclVat = initialTotal(product)
  return {
    configurator: {
      options: product.optionGroups.flatMap((group) => {
        const item = initialItem(group)
        return item === undefined ? [] : [{ groupId: group.id, itemId: item.id }]
      }),
      variations: product.variationGroups.flatMap((group) =>
        group.items.filter(({ state }) => state === 'selected').map(({ id }) => ({ groupId: group.id, itemId: id })),
      ),
    },
    ...(totalInclVat === null ? {} : { totals: { totalInclVat } }),
  }
}

/** A product with everything its page shows; `above` are the breadcrumbs of its category. */
export const wireProduct = (
  product: ProductRecord,
  language: Language,
  above: readonly Wire['Breadcrumb'][],
  { related, belongs, samples, written, shop }: AroundProduct,
): Wire['Product'] => ({
  ...wireCard(product, language),
  prices: product.price === null ? null : wirePrices(product.price),
  mpn: product.mpn,
  descriptions: { description: product.description[language], longDescription: product.longDescription[language] },
  images: product.pictures.map((picture, index) => ({ id: `${product.id}-${index + 1}`, ...wirePicture(picture, language) })),
  weight: product.weightGrams,
  options: product.optionGroups.map((group) => wireOptionGroup(group, product.price?.vat ?? 0, language)),
  optionsMode: product.optionsMode,
  variations: product.variationGroups.map((group) => wireVariationGroup(group, language)),
  ...wireInitial(product),
  specifications: product.specifications.map(({ name, options }) => ({
    name: name[language],
    options: options.map((option) => option[language]),
  })),
  returnable: product.returnable,
  breadcrumb: [...above, { position: above.length + 1, label: product.title[language], slug: pathOf(product, language) }],
  related: related.map((other) => wireCard(other, language)),
  belongs: belongs.map((other) => wireCard(other, language)),
  ...(product.isSample === undefined ? {} : { isSample: true }),
  ...(samples.length === 0 ? {} : { samples: samples.map((other) => wireCard(other, language)) }),
  ...(product.reviews.length + written.length === 0
    ? {}
    : { reviews: wireReviews([...written, ...product.reviews], shop.reviewAuthenticity[language]) }),
  ...wireLegalFacts(shop, product, language),
  seo: { titleTag: product.title[language], descriptionTag: product.description[language] },
  paths: { nld: pathOf(product, 'nld'), eng: pathOf(product, 'eng') },
})
