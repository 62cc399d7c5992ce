import type { OptionItem, Product, ProductCard, VariationItem } from '@thuishaven/core/catalogue'
import type { Locale } from '@thuishaven/core/locale'
import type { OptionItemAnswer, ProductAnswer, ProductCardAnswer } from '../schemas/product.ts'
import type { PricesAnswer } from '../schemas/prices.ts'
import { breadcrumbOf, localePathsOf, seoOf } from './paths.ts'
import { pictureOf, pictureOrNull } from './pictures.ts'
import { optionPriceOf, priceOrNull } from './prices.ts'
import { shapeOf } from './shapes.ts'

export const productCardOf = (answer: ProductCardAnswer): ProductCard => ({
  productId: answer.productId,
  slug: answer.slug,
  title: answer.title,
  brand: answer.brand,
  picture: pictureOrNull(answer.image),
  hoverPicture: pictureOrNull(answer.hoverImage),
  price: priceOrNull(answer.prices),
  stock: answer.stock,
  delivery: answer.delivery,
  swatches: answer.swatches.map(({ image, ...swatch }) => ({ ...swatch, picture: pictureOrNull(image) })),
  facts: answer.facts,
  pricePerM2: answer.pricePerM2 === null ? null : optionPriceOf(answer.pricePerM2, answer.prices),
  contents: answer.contents ?? null,
})

type Configured = NonNullable<ProductAnswer['configurator']>['options'] | undefined

/** Whether the configurator starts with this item; null where there is no configurator to say. */
const isConfigured = (choices: Configured, group: string, item: string): boolean | null =>
  choices?.some(({ groupId, itemId }) => groupId === group && itemId === item) ?? null

const variationState = (state: VariationItem['state'], configured: boolean | null): VariationItem['state'] =>
  configured === null || state === 'disabled' ? state : configured ? 'selected' : 'active'

export const productOf = (answer: ProductAnswer, locale: Locale, sanitise: (html: string) => string): Product => ({
  ...productCardOf(answer),
  mpn: answer.mpn,
  description: answer.descriptions.description,
  longDescription: sanitise(answer.descriptions.longDescription),
  pictures: answer.images.map(pictureOf),
  weightGrams: answer.weight,
  optionGroups: answer.options.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...optionItemOf(item, answer.prices),
      isDefault: isConfigured(answer.configurator?.options, group.id, item.id) ?? item.isDefault,
    })),
  })),
  optionsMode: answer.optionsMode,
  variationGroups: answer.variations.map((group) => ({
    ...group,
    items: group.items.map(({ productImage, ...item }) => ({
      ...item,
      state: variationState(item.state, isConfigured(answer.configurator?.variations, group.id, item.id)),
      picture: productImage === null ? null : { alt: productImage.alt, ...productImage.source },
    })),
  })),
  initialInclVat: answer.totals?.totalInclVat ?? null,
  specifications: answer.specifications,
  returnable: answer.returnable,
  breadcrumbs: answer.breadcrumb.map(breadcrumbOf(locale)),
  related: answer.related.map(productCardOf),
  belongs: (answer.belongs ?? []).map(productCardOf),
  reviews: answer.reviews ?? null,
  seo: seoOf(answer.seo),
  paths: localePathsOf(answer.paths),
})

const optionItemOf = (answer: OptionItemAnswer, product: PricesAnswer | null): Omit<OptionItem, 'isDefault'> => ({
  id: answer.id,
  groupId: answer.groupId,
  name: answer.name,
  state: answer.state,
  displayType: answer.displayType,
  price: answer.displayType === 'custom' || answer.prices === null ? null : optionPriceOf(answer.prices, product),
  weightGrams: answer.weight,
  deliveryDays: answer.deliveryTime,
  cartable: answer.cartable,
  picture: pictureOrNull(answer.image),
  custom:
    answer.displayType === 'custom'
      ? {
          shape: shapeOf(answer.advancedSettings.shape),
          pricePerM2: optionPriceOf(answer.defaultPrice, product),
          minimumArea: answer.advancedSettings.minimum,
          maximumCm: answer.advancedSettings.maximum,
          unitDisplay: answer.advancedSettings.unitDisplay,
        }
      : null,
})
