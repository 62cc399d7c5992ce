import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openCatalogueDatabase } from '../database/CatalogueDatabase.ts'
import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import { createReplaceableCatalogue } from '../database/replaceableCatalogue.ts'
import { record, text, whole } from '../database/row.ts'
import { withFamily } from '../records/families.ts'
import type { WrittenProduct } from '../records/families.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import { UnusableShop } from '../records/readShop.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { createCombinations, listProduct, searchTextsOf, writeProduct, writeSearchTexts } from '../seeding/productRows.ts'
import { replaceProducts } from '../seeding/replaceProducts.ts'
import type { ProductChange } from '../seeding/replaceProducts.ts'
import { seedPages, sumUp } from '../seeding/seedCatalogue.ts'
import type { Store } from '../store/Store.ts'
import { createContentReader } from './readContent.ts'
import type { ShopContent } from './readContent.ts'
import { readProduct } from './readRecord.ts'
import type { StoredRecord } from './readRecord.ts'
import { everyProductRecord, otherRecords, productRecords } from './readShopRecords.ts'
import { mostNamed, namedProducts, shopTopic } from './shopTopic.ts'

/** The store has no products yet. */
export class EmptyShop extends UnusableShop {}

/** The shop of the store, as this process last heard. */
export interface WatchedShop {
  readonly shop: () => ShopRecord
  /** Its catalogue, in memory. */
  readonly catalogue: CatalogueDatabase
  readonly close: () => void
}

/** Milliseconds before a failed reading is retried. */
const retryPause = 1000

/** Products that are written between two requests. */
const batch = 25

/** The number of a product; null: no product has this id. */
const numberOf = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null)

const hash = (value: string): string => createHash('sha256').update(value).digest('base64')
const markOf = ({ position, json }: StoredRecord): string => hash(`${position} ${json}`)

/** What the catalogue is made of beside the products. */
const inCatalogue = ({ categories, facets, pages, posts, redirects }: ShopContent): string =>
  JSON.stringify([categories, facets, pages, posts, redirects])

function* productsOf(catalogue: CatalogueDatabase): Generator<ProductRecord, undefined> {
  let [position, id] = [-Number.MAX_SAFE_INTEGER, 0]
  for (;;) {
    const rows = catalogue.all(
      'SELECT position, id, json FROM product WHERE (position, id) > (?, ?) ORDER BY position, id LIMIT 100',
      position,
      id,
    )
    for (const row of rows) yield record(row, 'json') as ProductRecord
    const last = rows.at(-1)
    if (last === undefined) return
    ;[position, id] = [whole(last, 'position'), whole(last, 'id')]
  }
}

/**
 * Reads the shop of the store and keeps it up to date: products that changed are replaced, and after other changes a new catalogue takes the place
 * of the former one when it is complete. Throws EmptyShop.
 */
export const watchShopRecords = async (store: Store): Promise<WatchedShop> => {
  if ((await store.get("SELECT id FROM shop_record WHERE kind = 'product' LIMIT 1")) === null)
    throw new EmptyShop('The store has no products yet.')
  const catalogue = createReplaceableCatalogue(openCatalogueDatabase(null))
  const readContent = createContentReader()
  /** By number, of each record as it was last read, whether it can be used or not. */
  let marks = new Map<string, string>()
  let content: ShopContent | null = null
  let isClosed = false
  const createShop = (of: ShopContent): ShopRecord => ({
    ...of,
    products: { [Symbol.iterator]: () => productsOf(catalogue) },
    get productsMark() {
      return hash(JSON.stringify([...marks]))
    },
  })
  let shop: ShopRecord | null = null
  const show = (next: ShopContent): void => {
    content = next
    shop = createShop(next)
  }

  /** A new catalogue beside the present one, of which records that cannot be used keep their former products. */
  const build = async (next: ShopContent) => {
    const built = openCatalogueDatabase(null)
    const builtMarks = new Map<string, string>()
    const former = (id: string): WrittenProduct | null => {
      const row = catalogue.get('SELECT json FROM product WHERE id = ?', numberOf(id))
      return row === null ? null : (record(row, 'json') as ProductRecord)
    }
    try {
      built.transaction(() => seedPages(built, next))
      for await (const records of everyProductRecord(store))
        built.transaction(() => {
          for (const each of records) {
            const mark = markOf(each)
            builtMarks.set(each.id, mark)
            const isAsBefore = marks.get(each.id) === mark
            const product = (isAsBefore ? null : readProduct(each)) ?? former(each.id)
            if (product !== null) writeProduct(built, product, each.position)
          }
        })
      const combinationOf = createCombinations(built)
      const ids = built.all('SELECT id FROM product ORDER BY position, id').map((row) => whole(row, 'id'))
      const find = (id: number): WrittenProduct | undefined => {
        const row = built.get('SELECT json FROM product WHERE id = ?', id)
        return row === null ? undefined : (record(row, 'json') as WrittenProduct)
      }
      for (let start = 0; start < ids.length; start += batch) {
        await nextTurn()
        built.transaction(() => {
          for (const id of ids.slice(start, start + batch)) {
            const row = built.get('SELECT position, json FROM product WHERE id = ?', id) ?? {}
            const product = withFamily(record(row, 'json') as WrittenProduct, find)
            const json = JSON.stringify(product)
            if (json !== text(row, 'json')) built.run('UPDATE product SET json = ? WHERE id = ?', json, id)
            listProduct(built, next, product, whole(row, 'position'), combinationOf)
            for (const language of ['nld', 'eng'] as const) writeSearchTexts(built, language, id, searchTextsOf(next, product, language))
          }
        })
      }
      await nextTurn()
      sumUp(built)
    } catch (error) {
      built.close()
      throw error
    }
    return { built, builtMarks }
  }

  const rebuild = async (next: ShopContent): Promise<void> => {
    const { built, builtMarks } = await build(next)
    if (isClosed) return built.close()
    catalogue.replaceBy(built)
    marks = builtMarks
    show(next)
  }

  const replace = (current: ShopContent, records: readonly StoredRecord[], removed: readonly string[]): void => {
    const changed = records.filter((each) => marks.get(each.id) !== markOf(each))
    const changes = [
      ...changed.flatMap((each): ProductChange[] => {
        const product = readProduct(each)
        return product === null ? [] : [{ id: product.id, position: each.position, product }]
      }),
      ...removed.flatMap((id): ProductChange[] => {
        const number = marks.has(id) ? numberOf(id) : null
        return number === null ? [] : [{ id: number, position: 0, product: null }]
      }),
    ]
    if (changes.length > 0) replaceProducts(catalogue, current, changes)
    for (const each of changed) marks.set(each.id, markOf(each))
    for (const id of removed) marks.delete(id)
  }

  /** The products that differ from those that were read; null: too many to replace. */
  const differing = async (): Promise<{ readonly records: readonly StoredRecord[]; readonly removed: readonly string[] } | null> => {
    const records: StoredRecord[] = []
    const gone = new Set(marks.keys())
    for await (const some of everyProductRecord(store)) {
      for (const each of some) {
        gone.delete(each.id)
        if (marks.get(each.id) !== markOf(each)) records.push(each)
      }
      if (records.length > mostNamed) return null
    }
    return records.length + gone.size > mostNamed ? null : { records, removed: [...gone] }
  }

  const readAll = async (): Promise<void> => {
    const next = readContent(await otherRecords(store))
    if (content === null || inCatalogue(next) !== inCatalogue(content)) return rebuild(next)
    const products = await differing()
    if (products === null) return rebuild(next)
    if (isClosed) return
    replace(next, products.records, products.removed)
    show(next)
  }

  const readNamed = async (current: ShopContent, ids: readonly string[]): Promise<void> => {
    const records = await productRecords(store, ids)
    const found = new Set(records.map(({ id }) => id))
    if (!isClosed)
      replace(
        current,
        records,
        ids.filter((id) => !found.has(id)),
      )
  }

  /** Products to read; null: everything. */
  let changed: Set<string> | null = new Set()
  let last: Promise<void> = Promise.resolve()

  const readChanged = async (): Promise<void> => {
    if (changed?.size === 0 || isClosed) return
    const ids = changed === null || changed.size > mostNamed ? null : [...changed]
    changed = new Set()
    await (ids === null || content === null ? readAll() : readNamed(content, ids))
  }
  const readChangedOrRetry = async (): Promise<void> => {
    try {
      await readChanged()
    } catch (error) {
      if (isClosed) return
      process.stderr.write(`Shop: ${error instanceof Error ? error.message : String(error)}\n`)
      setTimeout(() => void update(null), retryPause).unref()
    }
  }
  /** Reads in sequence, so that an older result never overwrites a newer one; changes meanwhile are read together. */
  const update = (ids: readonly string[] | null): Promise<void> => {
    changed = ids === null || changed === null ? null : new Set([...changed, ...ids])
    last = last.then(readChangedOrRetry)
    return last
  }

  await store.listen(shopTopic, (message) => update(namedProducts(message)))
  changed = null
  const first = last.then(readChanged)
  last = first.catch(() => undefined)
  try {
    await first
  } catch (error) {
    isClosed = true
    catalogue.close()
    throw error
  }
  return {
    shop: () => {
      if (shop === null) throw new Error('The shop was not read')
      return shop
    },
    catalogue,
    close: () => {
      isClosed = true
      catalogue.close()
    },
  }
}
