import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { splitPath, withoutWholeRange } from '../catalogue/filterSegments.ts'
import type { Filters } from '../ports/Catalogue.ts'
import { findProducts } from '../catalogue/findProducts.ts'
import { pageSize } from '../ports/Catalogue.ts'
import type { Sort } from '../ports/Catalogue.ts'
import { wireOptionsFacet, wirePriceFacet } from '../catalogue/wireFacets.ts'
import type { PriceMarks } from '../catalogue/wireFacets.ts'
import { wireCard } from '../catalogue/wireProduct.ts'
import type { Wire } from '../contract/wire.ts'
import type { ShownSide } from '../ports/Catalogue.ts'
import type { Language } from '../records/ProductRecord.ts'
import { findHits } from './findHits.ts'
import { hasOption, isInPrice, onePerFamily } from './findings.ts'
import type { Finding } from '../ports/SearchIndex.ts'
import { wireFoundCategories } from './wireHit.ts'

interface SearchRequest {
  readonly query: string
  /** Filter segments as in the path of a category. */
  readonly path: string
  readonly page: number
  readonly sort: Sort
  readonly language: Language
  /** Of VAT, on which prices are shown and filtered; incl. by default. */
  readonly side?: ShownSide
}

/** Maximum number of listed hits, best first: forty pages are enough for a search. */
const mostFound = 1000
/** Facets of the found products, the most common first. */
const mostFacets = 6

/** Number of families per facet value, under the filters of the other facets. */
const amountsOf = (name: string, found: readonly Finding[], filters: Filters): ReadonlyMap<string, number> => {
  const others = filters.options.filter((chosen) => chosen.name !== name)
  const families = new Map<string, Set<number>>()
  for (const finding of found) {
    const counts = isInPrice(finding, filters.price) && others.every((chosen) => hasOption(finding, chosen))
    for (const value of finding.facets[name] ?? []) {
      const those = families.get(value) ?? new Set()
      if (counts) those.add(finding.family)
      families.set(value, those)
    }
  }
  return new Map(Array.from(families, ([value, those]) => [value, those.size]))
}

const marksOf = (found: readonly Finding[]): PriceMarks => {
  const prices = found.flatMap(({ price }) => (price === null ? [] : [price]))
  return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) }
}

const facetsOf = (
  backend: Backend,
  found: readonly Finding[],
  marks: PriceMarks,
  filters: Filters,
  language: Language,
): Wire['Facet'][] => {
  const shares = new Map<string, number>()
  for (const { facets } of found) for (const name of Object.keys(facets)) shares.set(name, (shares.get(name) ?? 0) + 1)
  const names = [...shares].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
  const options = names
    .map((name) => wireOptionsFacet(backend.shop.facets, name, amountsOf(name, found, filters), filters, language))
    // A value that all products have does not narrow the list.
    .filter(({ values }) => values.length > 1 || values.some(({ isChecked }) => isChecked))
    .slice(0, mostFacets)
  return marks === null || marks.min === marks.max ? options : [...options, wirePriceFacet(backend.shop, marks, filters, language)]
}

const last = Number.MAX_SAFE_INTEGER
const orders: Readonly<Record<Sort, (one: Finding, other: Finding) => number>> = {
  relevance: () => 0,
  'lowest-price': (one, other) => (one.price ?? last) - (other.price ?? last),
  'highest-price': (one, other) => (other.price ?? -1) - (one.price ?? -1),
  'alfabetic-a-z': (one, other) => (one.title < other.title ? -1 : one.title > other.title ? 1 : 0),
  'mpn-descending': (one, other) => (one.mpn > other.mpn ? -1 : one.mpn < other.mpn ? 1 : 0),
}

/** The found products as a list like that of a category, and the found categories. */
export const listFound = (
  backend: Backend,
  { query, path, page, sort, language, side = 'incl' }: SearchRequest,
): Wire['FoundResponse']['data'] => {
  const split = splitPath(path)
  if (split === null || split.page !== '/') throw new HttpFailure(404, 'contentNotFound')
  const hits = findHits(backend, language, query, mostFound)
  const found = backend.searchIndex.findings(hits.products, language, side)
  const marks = marksOf(found)
  const filters = withoutWholeRange(split.filters, marks)
  const chosen = found.filter(
    (finding) => isInPrice(finding, filters.price) && filters.options.every((option) => hasOption(finding, option)),
  )
  const families = onePerFamily(chosen).toSorted(orders[sort])
  const shown = families.slice((page - 1) * pageSize, page * pageSize).map(({ productId }) => productId)
  return {
    categories: wireFoundCategories(hits, language),
    products: findProducts(backend.catalogue, shown).map((product) => wireCard(product, language)),
    filters: facetsOf(backend, found, marks, filters, language),
    sort,
    pagination: { totalHits: families.length, limit: pageSize },
  }
}
