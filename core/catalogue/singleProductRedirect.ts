import { localeOfPath, localePath, splitAddress } from '../routing/paths.ts'
import { productPath } from '../routing/productPaths.ts'
import type { Redirect } from '../routing/paths.ts'
import type { ContentPage } from './content.ts'

type RedirectFacts = Pick<ContentPage, 'type' | 'path' | 'displayType' | 'children' | 'products' | 'pagination' | 'facets'>

const isFiltered = (page: RedirectFacts): boolean =>
  page.facets.some((facet) =>
    facet.type === 'options'
      ? facet.options.some((option) => option.isChecked)
      : facet.range.min !== facet.marks.min || facet.range.max !== facet.marks.max,
  )

/**
 * 302 from a category to its only content (RTE-14): its product when it has exactly one, or its only child when that has products.
 * Not for displayType 'only_products', and not when only filters or a later page reduce the list to one product. The query of the requested
 * address is kept.
 */
export const singleProductRedirect = (page: RedirectFacts, requested: string): Redirect | null => {
  if (page.type === 'others' || page.displayType === 'only_products' || isFiltered(page)) return null
  const { rest } = splitAddress(requested)
  const [product, ...others] = page.products
  if (product !== undefined && others.length === 0 && page.pagination.totalHits === 1) {
    return { status: 302, to: localePath(localeOfPath(page.path).locale, productPath(product)) + rest }
  }
  // A category with its own products does not redirect, however few categories are below it.
  if (page.pagination.totalHits > 0) return null
  const [child, ...siblings] = page.children
  return child !== undefined && siblings.length === 0 && child.hasProducts ? { status: 302, to: child.path + rest } : null
}
