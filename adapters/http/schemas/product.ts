import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { breadcrumbSchema, localePathsSchema, seoSchema } from './page.ts'
import { pictureSchema, variationPictureSchema } from './pictures.ts'
import { optionPricesSchema, pricesSchema } from './prices.ts'
import { areaSchema, countSchema } from './units.ts'

export const shapeSchema = v.picklist(['Vierkant', 'Rechthoek', 'Ovaal', 'Organisch', 'Rond'])

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
  swatches: v.array(v.object({ name: v.string(), colour: v.string() })),
}

export const productCardSchema = v.object(cardEntries)
export type ProductCardAnswer = v.InferOutput<typeof productCardSchema>

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
export type OptionItemAnswer = v.InferOutput<typeof optionItemSchema>

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
  specifications: v.array(v.object({ name: v.string(), options: v.array(v.string()) })),
  returnable: v.boolean(),
  breadcrumb: v.array(breadcrumbSchema),
  related: v.array(productCardSchema),
  seo: seoSchema,
  paths: localePathsSchema,
})
export type ProductAnswer = v.InferOutput<typeof productSchema>

export const productAnswerSchema = answerSchema(productSchema)
