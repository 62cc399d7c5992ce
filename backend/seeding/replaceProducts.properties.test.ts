import * as fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { loadContent } from '../catalogue/loadContent.ts'
import { createSqliteCatalogue } from '../catalogue/sqliteCatalogue.ts'
import { findBelonging, findRelated } from '../catalogue/findProducts.ts'
import { wireProduct } from '../catalogue/wireProduct.ts'
import { createDemoBackend } from '../createDemoBackend.ts'
import { openCatalogueDatabase } from '../database/CatalogueDatabase.ts'
import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import { demoShop } from '../demo/demoShop.ts'
import { withFamilies } from '../records/families.ts'
import type { WrittenProduct } from '../records/families.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { listFound } from '../search/listFound.ts'
import { searchProducts } from '../search/searchProducts.ts'
import { createSqliteSearchIndex } from '../search/sqliteSearchIndex.ts'
import { replaceProducts } from './replaceProducts.ts'
import { seedCatalogue } from './seedCatalogue.ts'

const demo = await createDemoBackend({ file: null, products: 0, appUrl: 'http://localhost:3000' })
afterAll(() => demo.close())

/** A family of rugs with its colours and sizes, hubs that are variations of each other, and some more. */
const chosen = new Set([1001, 1002, 1003, 1005, 1011, 1013, 1014, 1025, 2000, 2002, 2003, 2004, 2005, 2006])
const pool: readonly WrittenProduct[] = [...demoShop().products].filter(({ id }) => chosen.has(id))
const ids = pool.map(({ id }) => id)

/** The products of a shop by number, with their places. */
type Placed = ReadonlyMap<number, { readonly product: WrittenProduct; readonly position: number }>

const shopOf = (placed: Placed): ShopRecord => {
  const inOrder = [...placed.values()].toSorted((one, other) => one.position - other.position || one.product.id - other.product.id)
  const products = withFamilies(inOrder.map(({ product }) => product))
  return { ...demoShop(), products, productsMark: JSON.stringify(products) }
}

const backendOn = (database: CatalogueDatabase): Backend => ({
  ...demo,
  catalogue: createSqliteCatalogue(database, (id) => (id % 2 === 0 ? null : id % 7)),
  searchIndex: createSqliteSearchIndex(database),
})

const languages = ['nld', 'eng'] as const
const queries = ['vloerkleed', 'rug', 'wachter', 'blauw', 'zand', 'vloerkeed', 'nieuw', 'niuew', 'VK', 'lamp', 'hub', 'rood middel']
const sorts = ['relevance', 'lowest-price', 'highest-price', 'alfabetic-a-z', 'mpn-descending'] as const

/** Everything that a catalogue answers: lists, counts, searches, suggested words and products. */
const answersOf = async (database: CatalogueDatabase): Promise<unknown> => {
  const backend = backendOn(database)
  const { catalogue, searchIndex, shop } = backend
  const answers: unknown[] = [catalogue.countProducts(), catalogue.slugs(100, 0), catalogue.paths()]
  for (const language of languages) {
    for (const { path, facets, id } of shop.categories) {
      for (const sort of sorts) answers.push(loadContent(backend, { path: path[language], page: 1, sort, language }))
      for (const name of facets)
        for (const value of Object.keys(shop.facets[name]?.values ?? {}).slice(0, 4))
          answers.push(loadContent(backend, { path: `${path[language]}/${name}:${value}`, page: 1, sort: 'lowest-price', language }))
      answers.push(catalogue.priceRange(id, 'excl'), [...catalogue.countOptions(id, { options: [], price: null }, 'excl')])
    }
    for (const query of queries)
      answers.push(
        await searchProducts(backend, language, query, null),
        listFound(backend, { query, path: '/', page: 1, sort: 'relevance', language }),
      )
    for (const letter of 'abdehiklnoprstvwz') {
      answers.push(searchIndex.words(language, letter, 1000), searchIndex.wordsWithoutNumbers(language, letter))
    }
    for (const id of ids) {
      const product = catalogue.product(id)
      const around = (found: NonNullable<typeof product>) => ({
        related: findRelated(catalogue, found),
        belongs: findBelonging(catalogue, found),
        samples: [],
        written: [],
        shop,
      })
      answers.push(product === null ? null : wireProduct(product, language, [], around(product)), product)
    }
  }
  return answers
}

const id = fc.constantFrom(...ids)
const facetsOf = fc.constantFrom(...pool.map(({ facets }) => facets), {})
const listedIn = fc.constantFrom(...pool.map((product) => product.listedIn), [], ['outlet'], ['vloerkleden', 'hubs'])
const title = fc.constantFrom('Nieuw vloerkleed', 'Lamp van rood hout', 'Wachter 12', 'É-blauw zand')

/** A change of one product, given what it is now and what it was at first. */
type Change = (now: WrittenProduct | null, first: WrittenProduct) => WrittenProduct | null
const changed = (fields: fc.Arbitrary<Partial<WrittenProduct>>): fc.Arbitrary<Change> =>
  fields.map((some) => (now) => (now === null ? null : { ...now, ...some }))

const change: fc.Arbitrary<Change> = fc.oneof(
  changed(
    fc
      .integer({ min: 100, max: 90_000 })
      .map((base) => ({ price: { base, discount: 0, vatIncluded: true, lowest30Days: null, vat: 2100 } })),
  ),
  changed(fc.constant({ price: null })),
  changed(fc.constant({ stock: null })),
  changed(title.map((text) => ({ title: { nld: text, eng: `${text} new` } }))),
  changed(facetsOf.map((facets) => ({ facets }))),
  changed(listedIn.map((categories) => ({ listedIn: categories }))),
  changed(fc.constantFrom(...pool.map(({ variationGroups }) => variationGroups), []).map((variationGroups) => ({ variationGroups }))),
  changed(fc.constantFrom('WA-1003', 'VK-9', 'LAMP7').map((mpn) => ({ mpn }))),
  fc.constant<Change>(() => null),
  fc.constant<Change>((_now, first) => first),
)

/** A set of products that change together. */
const step = fc.array(fc.record({ id, position: fc.integer({ min: 0, max: 20 }), change, moves: fc.boolean() }), {
  minLength: 1,
  maxLength: 4,
})

it('CAT-01 CAT-10 SRC-01 after any changes of products the catalogue answers as one made of the same records', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      let placed: Placed = new Map(pool.map((product, position) => [product.id, { product, position }]))
      const database = openCatalogueDatabase(null)
      seedCatalogue(database, shopOf(placed))
      const backend = backendOn(database)
      for (const changes of steps) {
        const next = new Map(placed)
        for (const { id: which, position, change: apply, moves } of changes) {
          const first = pool.find((product) => product.id === which)
          const now = next.get(which) ?? null
          const product = first === undefined ? null : apply(now?.product ?? null, first)
          if (product === null) next.delete(which)
          else next.set(which, { product, position: moves || now === null ? position : now.position })
          backend.catalogue.product(which)
        }
        replaceProducts(
          database,
          demoShop(),
          [...new Set(changes.map((one) => one.id))].map((which) => {
            const product = next.get(which)
            return { id: which, position: product?.position ?? 0, product: product?.product ?? null }
          }),
        )
        placed = next
      }
      for (const which of ids) expect(backend.catalogue.product(which)?.price).toEqual(placed.get(which)?.product.price)
      const fresh = openCatalogueDatabase(null)
      seedCatalogue(fresh, shopOf(placed))
      expect(await answersOf(database)).toEqual(await answersOf(fresh))
      for (const table of ['facet_total', 'known_word_nld', 'known_word_eng', 'variation', 'finding'])
        expect(database.all(`SELECT * FROM ${table}`)).toEqual(fresh.all(`SELECT * FROM ${table}`))
      for (const table of ['listing', 'facet_combination', 'combination_value', 'search_nld', 'search_eng'])
        expect([table, database.get(`SELECT count(*) AS amount FROM ${table}`)]).toEqual([
          table,
          fresh.get(`SELECT count(*) AS amount FROM ${table}`),
        ])
      database.close()
      fresh.close()
    }),
    { numRuns: 25 },
  )
})
