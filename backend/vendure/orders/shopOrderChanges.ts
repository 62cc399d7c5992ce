import { randomUUID } from 'node:crypto'
import { createCouponFinder } from '../../cart/coupons.ts'
import { openInclVat } from '../../checkout/openAmount.ts'
import { requestRest } from '../../checkout/requestRest.ts'
import { changeOrderLines, previewOrderChange } from '../../orders/changeOrderLines.ts'
import type { OrderChangeContext, OrderChangeRequest, WantedLines } from '../../orders/changeOrderLines.ts'
import { withFamily } from '../../records/families.ts'
import { createContentReader } from '../../shopRecords/readContent.ts'
import { readProduct } from '../../shopRecords/readRecord.ts'
import { otherRecords, productRecords } from '../../shopRecords/readShopRecords.ts'
import { createTableStock } from '../../stock/tableStock.ts'
import type { Store } from '../../store/Store.ts'
import { backOfficePorts } from '../backOfficePorts.ts'

/** The shop as its records are now, with these products alone. */
const contextOn = async (store: Store, appUrl: string, productIds: readonly number[]): Promise<OrderChangeContext> => {
  const shop = createContentReader()(await otherRecords(store))
  const written = (await productRecords(store, [...new Set(productIds)].map(String))).flatMap((record) => readProduct(record) ?? [])
  const products = new Map(written.map((product) => [product.id, withFamily(product, () => undefined)]))
  return {
    ...backOfficePorts(store),
    store,
    shop,
    coupons: { find: createCouponFinder(() => shop.coupons) },
    stock: createTableStock(store, { now: Date.now, autoRestock: false }),
    catalogue: { product: (id) => products.get(id) ?? null },
    meets: () => false,
    now: Date.now,
    newId: (prefix) => `${prefix}-${randomUUID()}`,
    appUrl,
  }
}

/**
 * Changes of the shop's orders by its own rules.
 * @param appUrl address of the shop, without trailing slash
 */
export const createShopOrderChanges = (store: Store, appUrl: string) => {
  const within = <Result>(wanted: WantedLines, work: (context: OrderChangeContext) => Promise<Result>): Promise<Result> =>
    store.transaction(async (inner) => {
      const order = await backOfficePorts(inner).orders.find({ uid: wanted.orderUid })
      const ids = [...(order?.lines ?? []), ...wanted.added].map(({ productId }) => productId)
      return work(await contextOn(inner, appUrl, ids))
    })
  return {
    preview: (wanted: WantedLines) => within(wanted, (context) => previewOrderChange(context, wanted)),
    change: (request: OrderChangeRequest) => within(request, (context) => changeOrderLines(context, request)),
    /**
     * Mails the customer the link with which the rest of a deposit is paid. Answers the amount in whole cents.
     * @param seen how often that had been done when the merchant saw it
     */
    requestRest: (orderUid: string, seen: number): Promise<number | 'requestedMeanwhile' | 'nothingOpen'> =>
      store.transaction(async (inner) => {
        const context = await contextOn(inner, appUrl, [])
        if ((await context.orders.restRequestsOf(orderUid)).length !== seen) return 'requestedMeanwhile'
        const order = await context.orders.find({ uid: orderUid })
        const hasDeposit = order !== null && order.upfrontInclVat < order.totalInclVat
        return (hasDeposit ? await requestRest(context, orderUid) : null) ?? 'nothingOpen'
      }),
    /** An order with what was changed of it; null: the shop does not know it. */
    find: (orderUid: string) =>
      store.transaction(async (inner) => {
        const { orders } = backOfficePorts(inner)
        const order = await orders.find({ uid: orderUid })
        if (order === null) return null
        return {
          totalInclVat: order.totalInclVat,
          openInclVat: openInclVat(order),
          restRequestedAt:
            order.upfrontInclVat < order.totalInclVat ? (await orders.restRequestsOf(orderUid)).map((moment) => new Date(moment)) : null,
          lines: order.placed.lines.map(({ uid, productId, title, options, quantity, totals }) => ({
            lineUid: uid,
            articleNumber: productId,
            title,
            choices: options.map(({ groupName, name }) => `${groupName}: ${name}`),
            quantity,
            totalInclVat: totals.totalInclVat,
          })),
          changes: (await orders.revisionsOf(orderUid)).map(({ changedAt, changedBy, reason, before, totalInclVat }) => ({
            changedAt: new Date(changedAt),
            changedBy,
            reason,
            totalBefore: before.totalInclVat,
            totalInclVat,
          })),
        }
      }),
  }
}
