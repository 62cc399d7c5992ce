import * as v from 'valibot'
import { blockSchema } from './blocks.ts'
import { answerSchema } from './envelope.ts'
import { breadcrumbSchema, localePathsSchema, seoSchema } from './page.ts'
import { pictureSchema } from './pictures.ts'
import { productCardSchema } from './product.ts'
import { centsSchema, countSchema } from './units.ts'

export const sortSchema = v.picklist(['relevance', 'lowest-price', 'highest-price', 'alfabetic-a-z'])

const rangeSchema = v.object({ min: centsSchema, max: centsSchema })

const facetSchema = v.variant('type', [
  v.object({
    type: v.literal('options'),
    name: v.string(),
    label: v.string(),
    values: v.array(v.object({ value: v.string(), label: v.string(), amount: countSchema, isChecked: v.boolean() })),
  }),
  v.object({ type: v.literal('priceRange'), name: v.literal('Prijs'), label: v.string(), marks: rangeSchema, range: rangeSchema }),
])
export type FacetAnswer = v.InferOutput<typeof facetSchema>

export const contentAnswerSchema = v.object({
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
    pagination: v.object({ totalHits: countSchema, limit: v.pipe(countSchema, v.minValue(1)) }),
    displayType: v.string(),
    view: v.string(),
    edgeToEdge: v.boolean(),
    blocks: v.array(blockSchema),
    createdAt: v.exactOptional(v.string()),
    images: v.optional(v.array(pictureSchema), []),
  }),
})
export type ContentAnswer = v.InferOutput<typeof contentAnswerSchema>

export interface NavigationItemAnswer {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly children: readonly NavigationItemAnswer[]
}

/** Menus hold menus; a host whose menu never ends is stopped by the depth that JSON itself has. */
export const navigationItemSchema: v.GenericSchema<NavigationItemAnswer> = v.object({
  id: v.string(),
  title: v.string(),
  url: v.string(),
  children: v.array(v.lazy(() => navigationItemSchema)),
})

export const navigationAnswerSchema = answerSchema(v.array(navigationItemSchema))

export const pageAddressesAnswerSchema = answerSchema(
  v.object({ total: countSchema, limit: v.pipe(countSchema, v.minValue(1)), addresses: v.array(localePathsSchema) }),
)

export const redirectAnswerSchema = answerSchema(v.nullable(v.object({ target: v.string(), statusCode: v.picklist([301, 302]) })))
