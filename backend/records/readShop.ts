import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { withFamilies } from './families.ts'
import { missingFacts } from './missingFacts.ts'
import type { ShopRecord } from './ShopRecord.ts'
import {
  categorySchema,
  couponSchema,
  customerSchema,
  deliverySchema,
  facetsSchema,
  menusSchema,
  pageSchema,
  postSchema,
  productSchema,
  redirectSchema,
  shopSchema,
  streetSchema,
  synonymsSchema,
} from './shopSchemas.ts'

/** A shop's data cannot be used; the message is one line that names the file and the field. */
export class UnusableShop extends Error {}

/** Rows of a file, with the placeholders in braces filled in. */
const readRows = <Rows>(
  folder: string,
  file: string,
  schema: v.GenericSchema<unknown, Rows>,
  filled: Readonly<Record<string, number>> = {},
): Rows => {
  const place = join(folder, file)
  let written: unknown
  try {
    const text = readFileSync(place, 'utf8')
    written = JSON.parse(Object.entries(filled).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), text))
  } catch (problem) {
    throw new UnusableShop(`${place}: ${problem instanceof Error ? problem.message : String(problem)}`)
  }
  const read = v.safeParse(schema, written)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new UnusableShop(`${place}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

/** Dangling references, each with its location. */
function* brokenNames({
  categories,
  products,
  posts,
  pages,
  facets,
  informationPages,
  claims,
}: Omit<ShopRecord, 'products'> & { readonly products: readonly Product[] }) {
  const known = new Set(categories.map(({ id }) => id))
  const numbers = new Set(products.map(({ id }) => id))
  if (numbers.size < products.length) yield 'products: two have the same id'
  for (const { id, parentId } of categories)
    if (parentId !== null && !known.has(parentId)) yield `categories.json: ${id}: there is no category '${parentId}'`
  for (const product of products) {
    for (const category of [product.categoryId, ...product.listedIn])
      if (!known.has(category)) yield `products: ${product.id}: there is no category '${category}'`
    for (const [name, values] of Object.entries(product.facets))
      for (const value of values)
        if (facets[name]?.values[value] === undefined) yield `products: ${product.id}: facets.json knows no ${name} '${value}'`
    for (const { items } of product.variationGroups)
      for (const { productId } of items) if (!numbers.has(productId)) yield `products: ${product.id}: there is no product ${productId}`
  }
  const pageIds = new Set(pages.map(({ id }) => id))
  for (const page of [...Object.values(informationPages).filter((id) => id !== ''), ...claims.map(({ page }) => page)])
    if (!pageIds.has(page)) yield `shop.json: there is no page '${page}'`
  const known_posts = new Set(posts.map(({ id }) => id))
  for (const { id, blocks } of [...pages, ...posts])
    for (const block of blocks) {
      const requested = block.type === 'products' ? block.productIds : block.type === 'rugTeaser' ? [block.productId] : []
      for (const productId of requested) if (!numbers.has(productId)) yield `pages: ${id}: there is no product ${productId}`
      for (const postId of block.type === 'posts' ? block.postIds : [])
        if (!known_posts.has(postId)) yield `pages: ${id}: there is no post '${postId}'`
    }
}
type Product = ShopRecord['products'] extends Iterable<infer Row> ? Row : never

/**
 * A shop from its folder of JSON files: shop, delivery, categories, pages, posts, redirects, facets, menus, streets, customers, coupons, and every file of
 * products/ in the order of their names. Throws UnusableShop for invalid data.
 */
export const readShop = (folder: string): ShopRecord & { readonly products: readonly Product[] } => {
  const files = readdirSync(join(folder, 'products'))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
  const products = withFamilies(files.flatMap((file) => readRows(folder, `products/${file}`, v.array(productSchema))))
  const settings = readRows(folder, 'shop.json', shopSchema)
  const { returnDays } = settings
  const shop = {
    ...settings,
    categories: readRows(folder, 'categories.json', v.array(categorySchema)),
    pages: readRows(folder, 'pages.json', v.array(pageSchema), { returnDays }),
    posts: readRows(folder, 'posts.json', v.array(postSchema), { returnDays }),
    redirects: readRows(folder, 'redirects.json', v.array(redirectSchema)),
    facets: readRows(folder, 'facets.json', facetsSchema),
    synonyms: readRows(folder, 'synonyms.json', synonymsSchema),
    delivery: readRows(folder, 'delivery.json', deliverySchema),
    menus: readRows(folder, 'menus.json', menusSchema),
    streets: readRows(folder, 'streets.json', v.array(streetSchema)),
    customers: readRows(folder, 'customers.json', v.array(customerSchema)),
    coupons: readRows(folder, 'coupons.json', v.array(couponSchema)),
    products,
    productsMark: createHash('sha256').update(JSON.stringify(products)).digest('hex'),
  }
  const [broken] = [...brokenNames(shop), ...missingFacts(shop)]
  if (broken !== undefined) throw new UnusableShop(`${folder}: ${broken}`)
  return shop
}
