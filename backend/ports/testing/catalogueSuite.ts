import { expect, it } from 'vitest'
import type { Catalogue, Filters, ListQuery } from '../Catalogue.ts'
import { pageSize } from '../Catalogue.ts'
import type { SearchIndex } from '../SearchIndex.ts'

/** A catalogue with a category whose list has several pages and facets, and its search index. */
export interface CatalogueUnderTest {
  readonly catalogue: Catalogue
  readonly searchIndex: SearchIndex
  readonly categoryId: string
}

/** As titles are sorted. */
const plain = (title: string): string => title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const nothing: Filters = { options: [], price: null }

/** What every implementation of Catalogue and SearchIndex keeps; call it within a `describe`. */
export const catalogueSuite = ({ catalogue, searchIndex, categoryId }: CatalogueUnderTest): void => {
  const query = (more: Partial<ListQuery> = {}): ListQuery => ({
    categoryId,
    filters: nothing,
    sort: 'relevance',
    page: 1,
    language: 'nld',
    side: 'incl',
    ...more,
  })
  const everyPage = (more: Partial<ListQuery> = {}) => {
    const pages = Math.ceil(catalogue.list(query(more)).totalHits / pageSize)
    return Array.from({ length: pages }, (_, index) => catalogue.list(query({ ...more, page: index + 1 })).products).flat()
  }

  it('every product is found by its number, and no other', () => {
    const slugs = catalogue.slugs(10_000, 0)
    expect(slugs).toHaveLength(catalogue.countProducts())
    expect(slugs.every(({ id, slug }) => catalogue.product(id)?.slug.nld === slug.nld)).toBe(true)
    expect(catalogue.slugs(2, 1)).toEqual(slugs.slice(1, 3))
    expect(catalogue.product(987_654_321)).toBeNull()
  })

  it('a product is found by its printed article number, however it is written, and never by its number alone', () => {
    const [{ id, mpn } = { id: 0, mpn: '' }] = catalogue.list(query()).products
    const letters = mpn.replaceAll(/[^\p{L}]/gu, '')
    expect(letters).not.toBe('')
    for (const written of [mpn, mpn.toLowerCase(), mpn.replaceAll('-', ''), mpn.replaceAll('-', ' ')])
      expect([written, catalogue.productByArticle(written)]).toEqual([written, id])
    expect([mpn.slice(letters.length), `X${mpn}`, '-', ''].map(catalogue.productByArticle)).toEqual([null, null, null, null])
  })

  it('every path leads to its category or page, and so does that of the other language', () => {
    for (const { categoryId: id, path } of catalogue.paths()) {
      for (const target of [catalogue.at(path.nld, 'nld'), catalogue.at(path.eng, 'eng'), catalogue.at(path.eng, 'nld')])
        expect([path.nld, target?.kind]).toEqual([path.nld, id === null ? 'page' : 'category'])
      expect(id === null ? path : catalogue.category(id)?.path).toEqual(path)
    }
    expect([
      catalogue.at('/nowhere', 'nld'),
      catalogue.category('nowhere'),
      catalogue.page('nowhere'),
      catalogue.redirect('/nowhere'),
    ]).toEqual([null, null, null, null])
  })

  it('the pages of a list have each product once, in every order', () => {
    const { totalHits } = catalogue.list(query())
    expect(totalHits).toBeGreaterThan(pageSize)
    for (const sort of ['relevance', 'lowest-price', 'highest-price', 'alfabetic-a-z', 'mpn-descending'] as const)
      expect(new Set(everyPage({ sort }).map(({ id }) => id)).size).toBe(totalHits)
    expect(catalogue.list(query({ page: 1000 }))).toEqual({ products: [], totalHits })
    // The second half of a list is read from its end; the same order holds in both halves.
    const ordered = (sort: ListQuery['sort']) => everyPage({ sort }).map(({ id, mpn, title }) => ({ id, mpn, title: plain(title.nld) }))
    const places = new Map(ordered('relevance').map(({ id }, place) => [id, place]))
    const isInOrder = (sort: ListQuery['sort'], key: (product: ReturnType<typeof ordered>[number]) => string, direction: 1 | -1) =>
      ordered(sort).every((product, index, all) => {
        const before = all[index - 1]
        if (before === undefined || key(before) === key(product))
          return before === undefined || (places.get(before.id) ?? 0) < (places.get(product.id) ?? 0)
        return key(before) < key(product) === (direction === 1)
      })
    expect(isInOrder('alfabetic-a-z', ({ title }) => title, 1)).toBe(true)
    expect(isInOrder('mpn-descending', ({ mpn }) => mpn, -1)).toBe(true)
    const titles = everyPage({ sort: 'alfabetic-a-z' }).map(({ title }) => plain(title.nld))
    expect(titles).toEqual(titles.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
    expect([catalogue.countListed(categoryId, 2), catalogue.countListed('nowhere', 2)]).toEqual([2, 0])
  })

  it('an option shows as many products as was counted, alone and beside one of another facet', () => {
    const counted = catalogue.countOptions(categoryId, nothing, 'incl')
    expect(counted.size).toBeGreaterThan(1)
    for (const [name, values] of counted)
      for (const [value, amount] of values) {
        const filters: Filters = { options: [{ name, values: [value] }], price: null }
        const { products, totalHits } = catalogue.list(query({ filters }))
        expect([name, value, totalHits]).toEqual([name, value, amount])
        // A card represents all colours of its family.
        const has = (id: number) => catalogue.product(id)?.facets[name]?.includes(value)
        expect(products.every(({ id, colours }) => has(id) || colours.some(({ productId }) => has(productId)))).toBe(true)
        // Options of one facet add up, so its own amounts stay.
        expect(catalogue.countOptions(categoryId, filters, 'incl').get(name)).toEqual(values)
      }
    const [[name = '', values] = [], [other = '', others] = []] = counted
    const chosen = { name, values: [[...(values ?? new Map<string, number>()).keys()][0] ?? ''] }
    const narrowed = catalogue.countOptions(categoryId, { options: [chosen], price: null }, 'incl').get(other)
    for (const value of (others ?? new Map<string, number>()).keys()) {
      const both: Filters = { options: [chosen, { name: other, values: [value] }], price: null }
      expect([value, catalogue.list(query({ filters: both })).totalHits]).toEqual([value, narrowed?.get(value)])
    }
  })

  it('the range of prices takes in every product that has one, and a part of it fewer', () => {
    for (const side of ['incl', 'excl'] as const) {
      const range = catalogue.priceRange(categoryId, side)
      const euros = { min: Math.floor((range?.min ?? 0) / 100), max: Math.ceil((range?.max ?? 0) / 100) }
      const priced = everyPage().filter(({ price }) => price !== null)
      const within = (price: Filters['price']) => catalogue.list(query({ side, filters: { options: [], price } })).totalHits
      expect(within(euros)).toBe(priced.length)
      expect(within({ min: euros.min, max: Math.floor((euros.min + euros.max) / 2) })).toBeLessThan(priced.length)
    }
    expect(catalogue.priceRange('nowhere', 'incl')).toBeNull()
  })

  it('neighbours stand beside a product in the list', () => {
    const ids = everyPage().map(({ id }) => id)
    expect(catalogue.neighbours(ids[0] ?? 0, categoryId, 4)).toEqual(ids.slice(1, 5))
    const atTheEnd = catalogue.neighbours(ids.at(-1) ?? 0, categoryId, 4)
    expect([atTheEnd.length, atTheEnd.includes(ids.at(-1) ?? 0)]).toEqual([4, false])
  })

  it('a product is found by the words of its title, and no product by a word that occurs nowhere', () => {
    for (const product of catalogue.list(query()).products) {
      const words = plain(product.title.nld).match(/[\p{L}\p{N}]+/gu)
      const wanted = (words ?? []).map((typed) => ({ typed, others: [], begun: null }))
      expect(searchIndex.products('nld', wanted, 1000)).toContain(product.id)
    }
    const nowhere = [{ typed: 'qqxxzz', others: [], begun: [] }]
    expect([searchIndex.products('nld', nowhere, 10), searchIndex.categories('nld', nowhere, 10)]).toEqual([[], []])
  })

  it('suggested words have the given prefix, in alphabetical order, up to the limit', () => {
    const words = searchIndex.words('nld', 'b', 1000)
    expect(words.length).toBeGreaterThan(3)
    expect(words.every((word) => word.startsWith('b'))).toBe(true)
    expect(words).toEqual(words.toSorted((one, other) => (one < other ? -1 : 1)))
    expect(searchIndex.words('nld', 'b', 3)).toEqual(words.slice(0, 3))
  })

  it('words without numbers are the longer ones of a first letter, and no article numbers', () => {
    for (const language of ['nld', 'eng'] as const)
      for (const first of ['b', 'v', 'w']) {
        const words = searchIndex.words(language, first, 100_000)
        expect(searchIndex.wordsWithoutNumbers(language, first)).toEqual(words.filter((word) => word.length > 3 && !/\d/.test(word)))
      }
    expect(searchIndex.words('nld', 'v', 100_000).some((word) => /\d/.test(word))).toBe(true)
    expect(searchIndex.wordsWithoutNumbers('nld', '')).toEqual([])
  })

  it('what a list needs of products comes in the order of the numbers', () => {
    const ids = catalogue.list(query()).products.map(({ id }) => id)
    const requested = [...ids.slice(0, 5).toReversed(), 987_654_321]
    const findings = searchIndex.findings(requested, 'eng', 'incl')
    expect(findings.map(({ productId }) => productId)).toEqual(requested.slice(0, 5))
    for (const { productId, title, facets } of findings) {
      const product = catalogue.product(productId)
      expect([title, facets]).toEqual([plain(product?.title.eng ?? ''), product?.facets])
    }
  })
}
