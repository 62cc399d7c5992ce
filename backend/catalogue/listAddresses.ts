import type { Wire } from '../contract/wire.ts'
import { text, whole } from '../database/row.ts'
import type { Catalogue } from '../database/Catalogue.ts'
import { findCategory, findChildren } from './findPage.ts'

const limit = 5000

/** Whether a visitor of the category is led on to its only product, or to its only child (RTE-14). */
const leadsOn = (catalogue: Catalogue, id: string): boolean => {
  const category = findCategory(catalogue, id)
  if (category === null || category.displayType === 'only_products') return false
  const listed = catalogue.all('SELECT product_id FROM listing WHERE category_id = ? LIMIT 2', id).length
  return listed === 1 || (listed === 0 && findChildren(catalogue, id).length === 1)
}

/** Categories and editorial pages that answer with a page of their own. */
const ownPages = (catalogue: Catalogue): Wire['LocalePaths'][] =>
  catalogue
    .all(
      `SELECT n.kind AS kind, n.id AS id, n.path AS nld, e.path AS eng FROM path n JOIN path e ON e.kind = n.kind AND e.id = n.id
       WHERE n.language = 'nld' AND e.language = 'eng' ORDER BY n.path`,
    )
    .filter((row) => text(row, 'kind') !== 'category' || !leadsOn(catalogue, text(row, 'id')))
    .map((row) => ({ nld: text(row, 'nld'), eng: text(row, 'eng') }))

/** The addresses of a part of all pages, from 1: pages and categories first, then products by number. */
export const listAddresses = (catalogue: Catalogue, page: number): Wire['PageAddresses'] => {
  const pages = ownPages(catalogue)
  const count = catalogue.get('SELECT count(*) AS amount FROM product')
  const products = count === null ? 0 : whole(count, 'amount')
  const start = (page - 1) * limit
  const first = pages.slice(start, start + limit)
  const rows = catalogue.all(
    `SELECT id, json_extract(json, '$.slug.nld') AS nld, json_extract(json, '$.slug.eng') AS eng FROM product ORDER BY id LIMIT ? OFFSET ?`,
    limit - first.length,
    Math.max(0, start - pages.length),
  )
  const path = (id: number, slug: string): string => `/product/${id}/${slug}`
  return {
    total: pages.length + products,
    limit,
    addresses: [
      ...first,
      ...rows.map((row) => ({ nld: path(whole(row, 'id'), text(row, 'nld')), eng: path(whole(row, 'id'), text(row, 'eng')) })),
    ],
  }
}
