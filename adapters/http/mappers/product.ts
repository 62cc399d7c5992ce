import type { LegalFacts, OptionItem, Product, ProductCard, VariationItem } from '@thuishaven/core/catalogue'
import type { Locale } from '@thuishaven/core/locale'
import type { LegalFactsResponse, OptionItemResponse, ProductResponse, ProductCardResponse } from '../schemas/product.ts'
import type { PricesResponse } from '../schemas/prices.ts'
import { breadcrumbOf, linkAddress, localePathsOf, seoOf } from './paths.ts'
import { pictureOf, pictureOrNull } from './pictures.ts'
import { optionPriceOf, priceOrNull } from './prices.ts'
import { shapeOf } from './shapes.ts'

export const productCardOf = (response: ProductCardResponse): ProductCard => ({
  productId: response.productId,
  slug: response.slug,
  title: response.title,
  brand: response.brand,
  picture: pictureOrNull(response.image),
  hoverPicture: pictureOrNull(response.hoverImage),
  price: priceOrNull(response.prices),
  stock: response.stock,
  delivery: response.delivery,
  swatches: response.swatches.map(({ image, ...swatch }) => ({ ...swatch, picture: pictureOrNull(image) })),
  facts: response.facts,
  pricePerM2: response.pricePerM2 === null ? null : optionPriceOf(response.pricePerM2, response.prices),
  contents: response.contents ?? null,
})

type Configured = NonNullable<ProductResponse['configurator']>['options'] | undefined

/** Whether the configurator initially selects this item; null without a configurator. */
const isConfigured = (choices: Configured, group: string, item: string): boolean | null =>
  choices?.some(({ groupId, itemId }) => groupId === group && itemId === item) ?? null

const variationState = (state: VariationItem['state'], configured: boolean | null): VariationItem['state'] =>
  configured === null || state === 'disabled' ? state : configured ? 'selected' : 'active'

export const productOf = (response: ProductResponse, locale: Locale, sanitise: (html: string) => string): Product => ({
  ...productCardOf(response),
  mpn: response.mpn,
  description: response.descriptions.description,
  longDescription: sanitise(response.descriptions.longDescription),
  pictures: response.images.map(pictureOf),
  weightGrams: response.weight,
  optionGroups: response.options.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...optionItemOf(item, response.prices),
      isDefault: isConfigured(response.configurator?.options, group.id, item.id) ?? item.isDefault,
    })),
  })),
  optionsMode: response.optionsMode,
  variationGroups: response.variations.map((group) => ({
    ...group,
    items: group.items.map(({ productImage, ...item }) => ({
      ...item,
      state: variationState(item.state, isConfigured(response.configurator?.variations, group.id, item.id)),
      picture: productImage === null ? null : { alt: productImage.alt, ...productImage.source },
    })),
  })),
  initialInclVat: response.totals?.totalInclVat ?? null,
  specifications: response.specifications,
  returnable: response.returnable,
  breadcrumbs: response.breadcrumb.map(breadcrumbOf(locale)),
  related: response.related.map(productCardOf),
  belongs: (response.belongs ?? []).map(productCardOf),
  isSample: response.isSample ?? false,
  samples: (response.samples ?? []).map(productCardOf),
  reviews: response.reviews ?? null,
  legalFacts: response.legalFacts === undefined ? null : legalFactsOf(response.legalFacts, locale),
  seo: seoOf(response.seo),
  paths: localePathsOf(response.paths),
})

const optionItemOf = (response: OptionItemResponse, product: PricesResponse | null): Omit<OptionItem, 'isDefault'> => ({
  id: response.id,
  groupId: response.groupId,
  name: response.name,
  state: response.state,
  displayType: response.displayType,
  price: response.displayType === 'custom' || response.prices === null ? null : optionPriceOf(response.prices, product),
  weightGrams: response.weight,
  deliveryDays: response.deliveryTime,
  cartable: response.cartable,
  picture: pictureOrNull(response.image),
  custom:
    response.displayType === 'custom'
      ? {
          shape: shapeOf(response.advancedSettings.shape),
          pricePerM2: optionPriceOf(response.defaultPrice, product),
          minimumArea: response.advancedSettings.minimum,
          maximumCm: response.advancedSettings.maximum,
          unitDisplay: response.advancedSettings.unitDisplay,
        }
      : null,
})

/** Without what cannot be linked to: a class or a guarantee that nobody can look up is not shown. */
const legalFactsOf = ({ energyLabel, durabilityGuarantee, ...facts }: LegalFactsResponse, locale: Locale): LegalFacts => {
  const registerUrl = energyLabel === undefined ? null : linkAddress(locale, energyLabel.registerUrl)
  const terms = durabilityGuarantee === undefined ? null : linkAddress(locale, durabilityGuarantee.terms)
  return {
    ...facts,
    ...(energyLabel === undefined || registerUrl === null ? {} : { energyLabel: { ...energyLabel, registerUrl } }),
    ...(durabilityGuarantee === undefined || terms === null ? {} : { durabilityGuarantee: { ...durabilityGuarantee, terms } }),
  }
}
