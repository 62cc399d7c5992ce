import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { Wire } from '../contract/wire.ts'
import type { ShownSide } from '../ports/Catalogue.ts'
import { splitPath, withoutWholeRange } from './filterSegments.ts'
import type { Filters } from '../ports/Catalogue.ts'
import { crumbsTo } from './crumbsTo.ts'
import { findProducts } from './findProducts.ts'
import { pageSize } from '../ports/Catalogue.ts'
import type { Sort } from '../ports/Catalogue.ts'
import type { PageRecord, PostRecord } from '../records/PageRecord.ts'
import type { CategoryRecord, Language, ProductRecord } from '../records/ProductRecord.ts'
import { wireBlock } from './wireBlocks.ts'
import { wireActiveFilters, wireFacets } from './wireFacets.ts'
import { wirePicture, wirePostImage } from './wirePictures.ts'
import { wireCard } from './wireProduct.ts'

interface ContentRequest {
  readonly path: string
  readonly page: number
  readonly sort: Sort
  readonly language: Language
  /** Of VAT, on which prices are shown and filtered; incl. by default. */
  readonly side?: ShownSide
}

const childOf = (backend: Backend, child: CategoryRecord, language: Language): Wire['ChildCategory'] => ({
  id: child.id,
  pageTitle: child.title[language],
  slug: child.path[language],
  image: wirePicture(child.picture, language),
  hasProducts: backend.catalogue.countListed(child.id, 1) > 0,
})

/** The requested colour of a family, when the card's own colour was not requested. */
const requestedColour = (backend: Backend, product: ProductRecord, { options }: Filters): ProductRecord => {
  const fits = ({ facets }: ProductRecord): boolean =>
    options.every(({ name, values }) => (facets[name] ?? []).some((value) => values.includes(value)))
  if (fits(product)) return product
  const colours = product.colours.map(({ productId }) => productId)
  return findProducts(backend.catalogue, colours).find(fits) ?? product
}

const categoryResponse = (
  backend: Backend,
  category: CategoryRecord,
  requested: Filters,
  request: ContentRequest,
): Wire['ContentResponse'] => {
  const { catalogue } = backend
  const { language, sort, page, side = 'incl' } = request
  const found = catalogue.priceRange(category.id, side)
  const filters = withoutWholeRange(requested, found)
  if (filters.options.some(({ name }) => !category.facets.includes(name))) throw new HttpFailure(404, 'contentNotFound')
  const { products, totalHits } = catalogue.list({ categoryId: category.id, filters, sort, page, language, side })
  const hidden = backend.meets('price-missing')
  const children = catalogue.children(category.id)
  return {
    status: 'success',
    type: children.length > 0 ? 'category' : 'products',
    data: {
      id: category.id,
      parentId: category.parentId,
      pageTitle: category.title[language],
      slug: category.path[language],
      paths: { ...category.path },
      breadcrumb: crumbsTo(catalogue, category, language),
      descriptions: { short: category.description[language] },
      seo: { titleTag: category.seo.title[language], descriptionTag: category.seo.description[language] },
      children: children.map((child) => childOf(backend, child, language)),
      products: products
        .map((product) => requestedColour(backend, product, filters))
        .map((product) => wireCard(hidden ? { ...product, price: null } : product, language)),
      filters: wireFacets(backend, category, filters, { found, side, language }),
      sort,
      pagination: { totalHits, limit: pageSize },
      displayType: category.displayType,
      view: category.view,
      edgeToEdge: category.edgeToEdge,
      blocks: [],
    },
    filters: wireActiveFilters(backend.shop, filters, language),
  }
}

const pageResponse = (backend: Backend, page: PageRecord | PostRecord, { language, sort }: ContentRequest): Wire['ContentResponse'] => ({
  status: 'success',
  type: 'others',
  data: {
    id: page.id,
    parentId: page.parentId,
    pageTitle: page.title[language],
    slug: page.path[language],
    paths: { ...page.path },
    breadcrumb: page.path.nld === '/' ? [] : crumbsTo(backend.catalogue, page, language),
    descriptions: { short: page.description[language] },
    seo: { titleTag: page.title[language], descriptionTag: page.description[language] },
    children: [],
    products: [],
    filters: [],
    sort,
    pagination: { totalHits: 0, limit: pageSize },
    displayType: 'default',
    view: 'page',
    edgeToEdge: page.blocks[0]?.type === 'hero',
    blocks: page.blocks.map((block) => wireBlock(backend, block, language)),
    ...(page.picture === undefined ? {} : { images: [wirePostImage(page.picture, language)] }),
    ...('createdAt' in page ? { createdAt: page.createdAt, author: page.author } : {}),
  },
  filters: [],
})

/** The page at a path; refuses an unknown path with 404. */
export const loadContent = (backend: Backend, request: ContentRequest): Wire['ContentResponse'] => {
  const split = splitPath(request.path)
  const found = split === null ? null : backend.catalogue.at(split.page, request.language)
  if (split === null || found === null) throw new HttpFailure(404, 'contentNotFound')
  if (found.kind === 'category') return categoryResponse(backend, found.category, split.filters, request)
  if (split.filters.options.length > 0 || split.filters.price !== null) throw new HttpFailure(404, 'contentNotFound')
  return pageResponse(backend, found.page, request)
}
