import * as v from 'valibot'
import { localeSchema } from './page.ts'
import { pictureSchema } from './pictures.ts'
import { productCardSchema } from './product.ts'
import { centsSchema, countSchema } from './units.ts'

const linkSchema = v.object({ label: v.string(), path: v.string() })
export type LinkResponse = v.InferOutput<typeof linkSchema>

export const blockSchema = v.variant('type', [
  v.object({ type: v.literal('hero'), title: v.string(), text: v.string(), image: pictureSchema, links: v.array(linkSchema) }),
  v.object({
    type: v.literal('tiles'),
    title: v.string(),
    tiles: v.array(v.object({ title: v.string(), path: v.string(), image: pictureSchema, size: v.picklist(['large', 'wide', 'small']) })),
  }),
  v.object({
    type: v.literal('rugTeaser'),
    title: v.string(),
    text: v.string(),
    link: linkSchema,
    productId: countSchema,
    pricePerM2: centsSchema,
  }),
  v.object({ type: v.literal('products'), title: v.string(), link: v.nullable(linkSchema), products: v.array(productCardSchema) }),
  v.object({ type: v.literal('claims') }),
  v.object({
    type: v.literal('posts'),
    title: v.string(),
    posts: v.array(
      v.object({
        pageTitle: v.string(),
        text: v.string(),
        slug: v.string(),
        createdAt: v.string(),
        images: v.array(pictureSchema),
      }),
    ),
  }),
  v.object({
    type: v.literal('reviews'),
    title: v.string(),

    reviews: v.array(
      v.object({
        author: v.string(),
        text: v.string(),
        stars: countSchema,
        language: v.exactOptional(localeSchema),
        createdAt: v.exactOptional(v.string()),
        product: v.exactOptional(v.object({ title: v.string(), slug: v.string() })),
      }),
    ),
  }),
  v.object({
    type: v.literal('events'),
    title: v.string(),
    events: v.array(
      v.object({ id: v.string(), title: v.string(), text: v.string(), place: v.string(), startsAt: v.string(), endsAt: v.string() }),
    ),
  }),
  v.object({
    type: v.literal('chooser'),
    title: v.string(),
    questions: v.array(v.object({ question: v.string(), answers: v.array(v.object({ label: v.string(), outcome: countSchema })) })),
    outcomes: v.array(v.object({ text: v.string(), product: productCardSchema })),
  }),
  v.object({ type: v.literal('richText'), html: v.string() }),
])
export type BlockResponse = v.InferOutput<typeof blockSchema>
