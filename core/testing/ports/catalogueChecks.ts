import { chosenProduct } from '../../catalogue/chosenProduct.ts'
import { defaultSelection } from '../../catalogue/selectOption.ts'
import { holdCard, holdPicture, holdPrice } from './catalogueFacts.ts'
import { failureOf, hold, holdSame, unwrap } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'
import type { TestBackend } from './testBackend.ts'

const content = (path: string) => ({ path, page: 1, sort: null })

export const catalogueChecks = (backend: TestBackend): readonly PortCheck[] => [
  {
    title: 'CAT-01 CAT-02 the catalogue returns a page with all its content',
    check: async () => {
      const page = await unwrap(backend.visitor().catalogue.content(content(backend.path)))
      hold(['category', 'products', 'others'].includes(page.type), 'A page is of a known type', page.type)
      holdSame([page.path, page.paths.nld], [backend.path, backend.path], 'the path that was asked for')
      hold(/^\/en(?:\/|$)/.test(page.paths.eng ?? '/en'), 'English paths stand under /en', page.paths)
      hold(
        page.pagination.limit > 0 && page.pagination.totalHits >= page.products.length,
        'A part is no more than the whole',
        page.pagination,
      )
      page.products.forEach(holdCard)
      for (const facet of page.facets)
        if (facet.type === 'priceRange')
          hold(facet.range.min >= facet.marks.min && facet.range.max <= facet.marks.max, 'A range lies between its marks', facet)
        else for (const { amount } of facet.options) hold(Number.isSafeInteger(amount), 'An option of a filter counts its products', amount)
    },
  },
  {
    title: 'CAT-01 an unknown page is not found in the catalogue',
    check: async () => void (await failureOf(backend.refusedVisitor().catalogue.content(content('/bestaat-niet')), 'NotFound')),
  },
  {
    title: 'PRC-02 the catalogue returns a product with its prices, options and variations',
    check: async () => {
      const product = await unwrap(backend.visitor().catalogue.product(backend.productId))
      holdSame(product.productId, backend.productId, 'the product that was asked for')
      holdCard(product)
      product.pictures.forEach(holdPicture)
      product.related.forEach(holdCard)
      for (const { id, items } of product.optionGroups)
        for (const item of items) {
          holdSame(item.groupId, id, 'the group in which the option stands')
          hold((item.custom !== null) === (item.displayType === 'custom'), 'What is made to measure is shown so, and nothing else', item)
          holdPrice(item.price)
          if (item.custom !== null) holdPrice(item.custom.pricePerM2)
        }
      hold((product.paths.eng ?? '').startsWith('/en/'), 'English paths stand under /en', product.paths)
      const positions = product.breadcrumbs.map(({ position }) => position)
      holdSame(
        positions,
        positions.map((_, index) => index + 1),
        'the positions of the breadcrumb',
      )
    },
  },
  {
    title: 'OPT-06 the total of a product is the price of its initial selection',
    check: async () => {
      const { initialInclVat, ...product } = await unwrap(backend.visitor().catalogue.product(backend.productId))
      const { price } = chosenProduct({ ...product, initialInclVat: null }, defaultSelection(product.optionGroups), { exclVat: false })
      if (initialInclVat !== null) holdSame(initialInclVat, price?.selling, 'the price of the product with what is chosen at first')
    },
  },
  {
    title: 'CAT-01 an unknown product is not found in the catalogue',
    check: async () => void (await failureOf(backend.refusedVisitor().catalogue.product(999_999), 'NotFound')),
  },
  {
    title: 'NAV-01 the catalogue returns the items of a menu',
    check: async () => {
      const items = await unwrap(backend.visitor().catalogue.navigation({ parentId: 'nav', currentId: null, expand: true }))
      for (const { title, url } of items)
        hold(/^.+ (?:\/|https?:)/.test(`${title} ${url}`), 'An item has a title and leads somewhere', { title, url })
    },
  },
  {
    title: 'RTE-13 the catalogue returns a redirect rule or none',
    check: async () => {
      const rule = await unwrap(backend.visitor().catalogue.redirectRule('/geen-regel'))
      hold(/^\/|^https?:/.test(rule?.target ?? '/'), 'A rule leads to a page or a site', rule)
    },
  },
]
