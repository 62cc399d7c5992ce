import * as v from 'valibot'
import { blockSchema } from './blocks.ts'
import { answerSchema } from './envelope.ts'
import { navigationItemSchema } from './navigation.ts'
import { breadcrumbSchema, localePathsSchema, seoSchema } from './page.ts'
import { pictureSchema } from './pictures.ts'
import { productCardSchema } from './product.ts'
import { sortSchema } from './sort.ts'
import { centsSchema, countSchema } from './units.ts'

const rangeSchema = v.object({ min: centsSchema, max: centsSchema })

export const paginationSchema = v.object({ totalHits: countSchema, limit: v.pipe(countSchema, v.minValue(1)) })

export const facetSchema = v.variant('type', [
  v.object({
    type: v.literal('options'),
    name: v.string(),
    label: v.string(),
    visible: v.optional(v.boolean(), true),
    values: v.array(
      v.object({ value: v.string(), label: v.string(), amount: countSchema, isChecked: v.boolean(), colour: v.exactOptional(v.string()) }),
    ),
  }),
  v.object({
    type: v.literal('priceRange'),
    name: v.literal('Prijs'),
    label: v.string(),
    visible: v.optional(v.boolean(), true),
    marks: rangeSchema,
    range: rangeSchema,
  }),
])
export type FacetResponse = v.InferOutput<typeof facetSchema>

export const contentResponseSchema = v.object({
  status: v.literal('success'),
  type: v.picklist(['category', 'products', 'others']),
  data: v.object({
    id: v.string(),
    parentId: v.nullable(v.string()),
    pageTitle: v.string(),
    slug: v.string(),
    paths: localePathsSchema,
    breadcrumb: v.array(breadcrumbSchema),
    descriptions: v.object({ short: v.string() }),
    seo: seoSchema,
    children: v.array(
      v.object({
        id: v.string(),
        pageTitle: v.string(),
        slug: v.string(),
        image: v.nullable(pictureSchema),
        hasProducts: v.boolean(),
      }),
    ),
    products: v.array(productCardSchema),
    filters: v.array(facetSchema),
    sort: sortSchema,
    pagination: paginationSchema,
    displayType: v.string(),
    view: v.string(),
    edgeToEdge: v.boolean(),
    blocks: v.array(blockSchema),
    createdAt: v.exactOptional(v.string()),
    author: v.exactOptional(v.string()),
    images: v.optional(v.array(pictureSchema), []),
  }),
})
export type ContentResponse = v.InferOutput<typeof contentResponseSchema>

export const navigationResponseSchema = answerSchema(v.array(navigationItemSchema))

export const pageAddressesResponseSchema = answerSchema(
  v.object({ total: countSchema, limit: v.pipe(countSchema, v.minValue(1)), addresses: v.array(localePathsSchema) }),
)

export const redirectResponseSchema = answerSchema(v.nullable(v.object({ target: v.string(), statusCode: v.picklist([301, 302]) })))
