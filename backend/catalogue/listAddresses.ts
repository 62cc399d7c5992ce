import type { Wire } from '../contract/wire.ts'
import type { Catalogue } from '../ports/Catalogue.ts'

const limit = 5000

/** Whether the category redirects to its only product or only child (RTE-14). */
const leadsOn = (catalogue: Catalogue, id: string): boolean => {
  const category = catalogue.category(id)
  if (category === null || category.displayType === 'only_products') return false
  const listed = catalogue.countListed(id, 2)
  return listed === 1 || (listed === 0 && catalogue.children(id).length === 1)
}

/** One part of all page addresses, counted from 1: first pages and categories without a redirect, then products by number. */
export const listAddresses = (catalogue: Catalogue, page: number): Wire['PageAddresses'] => {
  const pages = catalogue
    .paths()
    .filter(({ categoryId }) => categoryId === null || !leadsOn(catalogue, categoryId))
    .map(({ path }) => path)
  const total = pages.length + catalogue.countProducts()
  const start = (page - 1) * limit
  // Whoever wants to know how many parts there are asks for one after the last.
  if (start >= total) return { total, limit, addresses: [] }
  const first = pages.slice(start, start + limit)
  const products = catalogue.slugs(limit - first.length, Math.max(0, start - pages.length))
  return {
    total,
    limit,
    addresses: [...first, ...products.map(({ id, slug }) => ({ nld: `/product/${id}/${slug.nld}`, eng: `/product/${id}/${slug.eng}` }))],
  }
}
