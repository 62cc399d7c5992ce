import {
  AssetEvent,
  CollectionEvent,
  CollectionModificationEvent,
  EventBus,
  FacetEvent,
  FacetValueEvent,
  ProductEvent,
  ProductVariant,
  ProductVariantEvent,
  ProductVariantPriceEvent,
  PromotionEvent,
  ShippingMethodEvent,
  StockMovementEvent,
  TaxRateEvent,
  TransactionalConnection,
} from '@vendure/core'
import type { ID } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import { In } from 'typeorm'
import { record, text } from '../../database/row.ts'
import type { ShopRecordChange, ShopRecordKind } from '../../shopRecords/ShopRecordChange.ts'
import type { DeliveryRecord } from '../../records/DeliveryRecord.ts'
import { runPeriodically } from '../../server/runPeriodically.ts'
import { saveShopRecords } from '../../shopRecords/saveShopRecords.ts'
import type { Store } from '../../store/Store.ts'
import { createCatalogueReader } from './readCatalogue.ts'

/** Milliseconds in which changes are gathered: an import changes many products at once. */
const gathering = 50
/** Milliseconds between two complete comparisons. */
const pause = 3_600_000
/** Milliseconds before changes that could not be taken over are read again. */
const retryPause = 5000

const orderBefore = '23:30'

/**
 * Keeps the shop's records as the merchant has them in Vendure: everything at the start and once an hour, and what an event names soon after it.
 * Resolves after the first comparison, with a function that stops it.
 * @param updateStock sets the stock of these variants, or of all when null
 */
export const feedCatalogue = async (
  app: INestApplicationContext,
  store: Store,
  updateStock: (variantIds: readonly string[] | null) => Promise<void>,
): Promise<() => Promise<void>> => {
  const reader = createCatalogueReader(app)
  const variants = app.get(TransactionalConnection).rawConnection.getRepository(ProductVariant)

  /** The records of a kind, and those that are there no more. */
  const complete = async (kind: ShopRecordKind, records: readonly ShopRecordChange[]): Promise<readonly ShopRecordChange[]> => {
    const known = new Set(records.map(({ id }) => id))
    const stored = await store.all('SELECT id FROM shop_record WHERE kind = ?', kind)
    const gone = stored.map((row) => text(row, 'id')).filter((id) => !known.has(id))
    return [...records, ...gone.map((id): ShopRecordChange => ({ kind, id, position: 0, value: null }))]
  }
  const listed = <Row>(kind: ShopRecordKind, rows: readonly Row[], idOf: (row: Row) => string) =>
    complete(
      kind,
      rows.map((value, position) => ({ kind, id: idOf(value), position, value })),
    )
  const delivery = async (): Promise<ShopRecordChange> => {
    const row = await store.get("SELECT json FROM shop_record WHERE kind = 'setting' AND id = 'delivery'")
    const known = row === null ? null : (record(row, 'json') as DeliveryRecord)
    const value: DeliveryRecord = { orderBefore: known?.orderBefore ?? orderBefore, methods: await reader.deliveryMethods() }
    return { kind: 'setting', id: 'delivery', position: 0, value }
  }
  const everythingElse = async (): Promise<readonly ShopRecordChange[]> => [
    ...(await listed('category', await reader.categories(), ({ id }) => id)),
    ...(await complete(
      'facet',
      (await reader.facets()).map(([id, value], position) => ({ kind: 'facet', id, position, value })),
    )),
    ...(await listed('coupon', await reader.coupons(), ({ code }) => code)),
    await delivery(),
  ]

  /** Variants to read; null: all. */
  let changed: Set<string> | null = new Set()
  let restocked: Set<string> | null = new Set()
  let isElseChanged = false
  let timer: NodeJS.Timeout | null = null
  let last: Promise<void> = Promise.resolve()

  const update = async (): Promise<void> => {
    const [wanted, stocked, withElse] = [changed, restocked, isElseChanged]
    changed = new Set()
    restocked = new Set()
    isElseChanged = false
    const products = wanted?.size === 0 ? [] : await reader.products(wanted === null ? null : [...wanted])
    await saveShopRecords(store, [
      ...(wanted === null ? await complete('product', products) : products),
      ...(withElse ? await everythingElse() : []),
    ])
    if (stocked?.size !== 0) await updateStock(stocked === null ? null : [...stocked])
  }
  /** What was to be read is known no more: everything is. */
  const retry = (error: unknown): void => {
    process.stderr.write(`Catalogue: ${error instanceof Error ? error.message : String(error)}\n`)
    changed = null
    restocked = null
    isElseChanged = true
    timer ??= setTimeout(flush, retryPause)
  }
  const flush = (): void => {
    timer = null
    last = last.then(update).catch(retry)
  }
  const soon = (): void => {
    timer ??= setTimeout(flush, gathering)
  }
  const changeVariants = (ids: readonly ID[]): void => {
    for (const id of ids) {
      changed?.add(String(id))
      restocked?.add(String(id))
    }
    soon()
  }
  const changeAll = (): void => {
    changed = null
    isElseChanged = true
    soon()
  }
  const changeElse = (): void => {
    isElseChanged = true
    soon()
  }
  /** Of an asset that is gone only the records know who had it. */
  const changePicture = async (name: string): Promise<void> => {
    const rows = await store.all("SELECT id FROM shop_record WHERE kind = 'product' AND json LIKE ?", `%"name":"${name}"%`)
    const articleNumber = In(rows.map((row) => text(row, 'id')))
    const found = await variants.find({ where: { customFields: { articleNumber } }, withDeleted: true, select: { id: true } })
    changeVariants(found.map(({ id }) => id))
    changeElse()
  }

  const bus = app.get(EventBus)
  const subscriptions = [
    bus.ofType(ProductVariantEvent).subscribe(({ entity }) => changeVariants(entity.map(({ id }) => id))),
    bus.ofType(ProductVariantPriceEvent).subscribe(({ entity }) => changeVariants(entity.flatMap(({ variant }) => variant?.id ?? []))),
    bus.ofType(StockMovementEvent).subscribe(({ stockMovements }) => {
      for (const { productVariant } of stockMovements) restocked?.add(String(productVariant.id))
      soon()
    }),
    bus.ofType(ProductEvent).subscribe(({ entity }) => {
      void variants
        .find({ where: { productId: In([entity.id]) }, withDeleted: true, select: { id: true } })
        .then((found) => changeVariants(found.map(({ id }) => id)), retry)
    }),
    bus.ofType(AssetEvent).subscribe(({ type, asset }) => {
      // Nobody has a new one.
      if (type !== 'created') changePicture(asset.source).catch(retry)
    }),
    bus.ofType(CollectionEvent).subscribe(changeElse),
    bus.ofType(CollectionModificationEvent).subscribe(({ productVariantIds }) => changeVariants(productVariantIds)),
    bus.ofType(FacetEvent).subscribe(changeAll),
    bus.ofType(FacetValueEvent).subscribe(changeAll),
    bus.ofType(TaxRateEvent).subscribe(changeAll),
    bus.ofType(PromotionEvent).subscribe(changeElse),
    bus.ofType(ShippingMethodEvent).subscribe(changeElse),
  ]
  const compareAll = async (): Promise<void> => {
    changeAll()
    restocked = null
    if (timer !== null) clearTimeout(timer)
    flush()
    await last
  }
  const stopComparing = runPeriodically('Catalogue', pause, compareAll)
  await last
  return async () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    await stopComparing()
    if (timer !== null) clearTimeout(timer)
    await last
  }
}
