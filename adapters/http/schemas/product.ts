import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { breadcrumbSchema, localePathsSchema, localeSchema, seoSchema } from './page.ts'
import { pictureSchema, variationPictureSchema } from './pictures.ts'
import { optionPricesSchema, pricesSchema } from './prices.ts'
import { areaSchema, centsSchema, countSchema } from './units.ts'

export const shapeSchema = v.picklist(['Vierkant', 'Rechthoek', 'Ovaal', 'Organisch', 'Rond'])
export type Shape = v.InferOutput<typeof shapeSchema>

const cardEntries = {
  productId: countSchema,
  slug: v.string(),
  title: v.string(),
  brand: v.string(),
  image: v.nullable(pictureSchema),
  hoverImage: v.nullable(pictureSchema),
  prices: v.nullable(pricesSchema),
  stock: v.nullable(countSchema),
  delivery: v.object({ totalDays: v.nullable(countSchema), unit: v.picklist(['day', 'week']) }),
  swatches: v.array(
    v.object({
      name: v.string(),
      colour: v.string(),
      productId: countSchema,
      slug: v.string(),
      title: v.string(),
      image: v.nullable(pictureSchema),
    }),
  ),
  facts: v.array(v.string()),
  pricePerM2: v.nullable(optionPricesSchema),
  contents: v.exactOptional(v.object({ amount: v.pipe(countSchema, v.minValue(1)), unit: v.picklist(['m2', 'l', 'kg']) })),
}

export const productCardSchema = v.object(cardEntries)
export type ProductCardResponse = v.InferOutput<typeof productCardSchema>

const optionEntries = {
  id: v.string(),
  groupId: v.string(),
  name: v.string(),
  state: v.picklist(['active', 'disabled']),
  weight: countSchema,
  deliveryTime: countSchema,
  cartable: v.boolean(),
  isDefault: v.boolean(),
  image: v.nullable(pictureSchema),
}

const optionItemSchema = v.variant('displayType', [
  v.object({ ...optionEntries, displayType: v.picklist(['image', 'text']), prices: v.nullable(optionPricesSchema) }),
  v.object({
    ...optionEntries,
    displayType: v.literal('custom'),
    defaultPrice: optionPricesSchema,
    advancedSettings: v.object({ unitDisplay: v.string(), minimum: areaSchema, maximum: countSchema, shape: shapeSchema }),
  }),
])
export type OptionItemResponse = v.InferOutput<typeof optionItemSchema>

const configuredSchema = v.array(v.object({ groupId: v.string(), itemId: v.string() }))

const contactSchema = v.object({ name: v.string(), postalAddress: v.string(), emailAddress: v.string() })

const legalFactsSchema = v.object({
  maker: v.exactOptional(contactSchema),
  responsiblePerson: v.exactOptional(contactSchema),
  warnings: v.exactOptional(v.array(v.string())),
  energyLabel: v.exactOptional(
    v.object({
      energyClass: v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
      of: v.picklist(['product', 'lightSource']),
      registerUrl: v.string(),
    }),
  ),
  softwareUpdatesUntil: v.exactOptional(v.string()),
  durabilityGuarantee: v.exactOptional(v.object({ producer: v.string(), years: countSchema, terms: v.string() })),
  isTakenBack: v.exactOptional(v.boolean()),
})
export type LegalFactsResponse = v.InferOutput<typeof legalFactsSchema>

const productSchema = v.object({
  ...cardEntries,
  mpn: v.string(),
  descriptions: v.object({ description: v.string(), longDescription: v.string() }),
  images: v.array(pictureSchema),
  weight: countSchema,
  options: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      label: v.string(),
      displayType: v.picklist(['image', 'text', 'custom']),
      items: v.array(optionItemSchema),
    }),
  ),
  optionsMode: v.picklist(['cards', 'collection']),
  variations: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      displayType: v.picklist(['image', 'text']),
      items: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          state: v.picklist(['active', 'disabled', 'selected']),
          productId: countSchema,
          productSlug: v.string(),
          productImage: v.nullable(variationPictureSchema),
        }),
      ),
    }),
  ),
  configurator: v.exactOptional(v.object({ options: configuredSchema, variations: configuredSchema })),
  totals: v.exactOptional(v.object({ totalInclVat: centsSchema })),
  specifications: v.array(v.object({ name: v.string(), options: v.array(v.string()) })),
  returnable: v.boolean(),
  breadcrumb: v.array(breadcrumbSchema),
  related: v.array(productCardSchema),
  belongs: v.exactOptional(v.array(productCardSchema)),
  isSample: v.exactOptional(v.boolean()),
  samples: v.exactOptional(v.array(productCardSchema)),
  reviews: v.exactOptional(
    v.object({
      average: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      count: v.pipe(countSchema, v.minValue(1)),
      authenticity: v.pipe(v.string(), v.minLength(1)),
      entries: v.array(
        v.object({
          author: v.string(),
          stars: v.pipe(countSchema, v.minValue(1), v.maxValue(5)),
          title: v.exactOptional(v.string()),
          text: v.string(),
          language: localeSchema,
          createdAt: v.string(),
          isVerified: v.boolean(),
        }),
      ),
    }),
  ),
  legalFacts: v.exactOptional(legalFactsSchema),
  seo: seoSchema,
  paths: localePathsSchema,
})
export type ProductResponse = v.InferOutput<typeof productSchema>

export const productResponseSchema = answerSchema(productSchema)
