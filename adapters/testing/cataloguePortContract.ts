import { describe, expect, it } from 'vitest'
import { expectCard, expectPicture, expectPrice, failureOf, valueOf } from './expectations.ts'
import type { TestHost } from './host.ts'

export const cataloguePortContract = (host: TestHost): void => {
  const content = (path: string) => ({ path, page: 1, sort: null })

  describe('catalogue', () => {
    it('CAT-01 CAT-02 answers a page with all that it shows', async () => {
      const page = await valueOf(host.visitor().catalogue.content(content(host.path)))
      expect(['category', 'products', 'others']).toContain(page.type)
      expect(page.path).toBe(host.path)
      expect(page.paths.nld).toBe(host.path)
      expect(page.paths.eng).toMatch(/^\/en(?:\/|$)/)
      expect(page.pagination.limit).toBeGreaterThan(0)
      expect(page.pagination.totalHits).toBeGreaterThanOrEqual(page.products.length)
      page.products.forEach(expectCard)
      const ranges = page.facets.flatMap((facet) => (facet.type === 'priceRange' ? [facet] : []))
      for (const { marks, range } of ranges) {
        expect(range.min).toBeGreaterThanOrEqual(marks.min)
        expect(range.max).toBeLessThanOrEqual(marks.max)
      }
      const options = page.facets.flatMap((facet) => (facet.type === 'options' ? facet.options : []))
      for (const { amount } of options) expect(Number.isSafeInteger(amount)).toBe(true)
    })

    it('CAT-01 says that a page does not exist', async () => {
      expect(await failureOf(host.refusedVisitor().catalogue.content(content('/bestaat-niet')))).toMatchObject({ _tag: 'NotFound' })
    })

    it('PRC-02 answers a product with its prices, options and variations', async () => {
      const product = await valueOf(host.visitor().catalogue.product(host.productId))
      expect(product.productId).toBe(host.productId)
      expectCard(product)
      product.pictures.forEach(expectPicture)
      product.related.forEach(expectCard)
      for (const { id, items } of product.optionGroups) {
        for (const item of items) {
          expect(item.groupId).toBe(id)
          expect(item.custom !== null).toBe(item.displayType === 'custom')
          expectPrice(item.price)
          if (item.custom !== null) expectPrice(item.custom.pricePerM2)
        }
      }
      expect(product.paths.eng).toMatch(/^\/en\//)
      expect(product.breadcrumbs.map(({ position }) => position)).toEqual(product.breadcrumbs.map((_, index) => index + 1))
    })

    it('CAT-01 says that a product does not exist', async () => {
      expect(await failureOf(host.refusedVisitor().catalogue.product(999_999))).toMatchObject({ _tag: 'NotFound' })
    })

    it('NAV-01 answers the items of a menu', async () => {
      const items = await valueOf(host.visitor().catalogue.navigation({ parentId: 'nav', currentId: null, expand: true }))
      for (const { title, url } of items) expect(`${title} ${url}`).toMatch(/^.+ (?:\/|https?:)/)
    })

    it('RTE-13 answers a redirect rule or none', async () => {
      const rule = await valueOf(host.visitor().catalogue.redirectRule('/geen-regel'))
      expect(rule?.target ?? '/').toMatch(/^\/|^https?:/)
      expect([301, 302, null]).toContain(rule?.status ?? null)
    })
  })
}
