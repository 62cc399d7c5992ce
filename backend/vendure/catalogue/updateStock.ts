import { Order, OrderLine, ProductVariant, StockLevel, TransactionalConnection } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import { record, whole, wholeOrNull } from '../../database/row.ts'
import type { Goods } from '../../ports/Stock.ts'
import { createTableStock } from '../../stock/tableStock.ts'
import type { Store } from '../../store/Store.ts'

/**
 * Sets the shop's stock to what Vendure has less what the shop sold and Vendure has not booked yet. All of it is read and written in one serializable
 * transaction: a sale meanwhile makes it run again.
 * @param autoRestock true: orders take nothing from the stock
 */
export const createStockUpdate = (app: INestApplicationContext, store: Store, autoRestock: boolean) => {
  const { rawConnection } = app.get(TransactionalConnection)
  const tableOf = (entity: Parameters<typeof rawConnection.getMetadata>[0]): string => {
    const { schema, tableName } = rawConnection.getMetadata(entity)
    return `${schema === undefined ? '' : `"${schema}".`}"${tableName}"`
  }
  const columnOf = (entity: Parameters<typeof rawConnection.getMetadata>[0], path: string): string =>
    `"${rawConnection.getMetadata(entity).findColumnWithPropertyPath(path)?.databaseName ?? path}"`
  const articleNumber = columnOf(ProductVariant, 'customFields.articleNumber')
  const levels = `SELECT variant.id AS id, variant.${articleNumber} AS product_id,
      CASE WHEN variant."trackInventory" = 'FALSE' THEN NULL
        ELSE (SELECT coalesce(sum("stockOnHand"${autoRestock ? '' : ' - "stockAllocated"'}), 0) FROM ${tableOf(StockLevel)} WHERE "productVariantId" = variant.id) END AS pieces
    FROM ${tableOf(ProductVariant)} AS variant WHERE variant.${articleNumber} IS NOT NULL AND variant."deletedAt" IS NULL`
  const sold = 'SELECT lines FROM purchase WHERE uid IN (SELECT order_uid FROM order_news)'
  // Of an order that the shop changed, the pieces that it had before are booked.
  const booked = `SELECT variant.${articleNumber} AS product_id, sum(line."orderPlacedQuantity") AS pieces
    FROM ${tableOf(Order)} AS placed JOIN ${tableOf(OrderLine)} AS line ON line."orderId" = placed.id
      JOIN ${tableOf(ProductVariant)} AS variant ON variant.id = line."productVariantId"
    WHERE placed.${columnOf(Order, 'customFields.purchaseUid')} IN (SELECT order_uid FROM order_news) AND variant.${articleNumber} IS NOT NULL
    GROUP BY 1`

  /** @param variantIds null: all */
  return (variantIds: readonly string[] | null): Promise<void> =>
    store.transaction(async (inner) => {
      const stock = createTableStock(inner, { now: Date.now, autoRestock })
      const unbooked = new Map<number, number>()
      const count = (productId: number, amount: number): void => void unbooked.set(productId, (unbooked.get(productId) ?? 0) + amount)
      if (!autoRestock) {
        for (const row of await inner.all(sold))
          for (const { productId, quantity } of record(row, 'lines') as readonly {
            readonly productId: number
            readonly quantity: number
          }[])
            count(productId, quantity)
        for (const row of await inner.all(booked)) count(whole(row, 'product_id'), -whole(row, 'pieces'))
      }
      const rows = await inner.all(levels)
      const wanted = variantIds === null ? null : new Set(variantIds)
      const goods = rows
        .filter((row) => wanted === null || wanted.has(String(row['id'])))
        .map((row): Omit<Goods, 'pieces'> & { readonly pieces: number | null } => {
          const productId = whole(row, 'product_id')
          const pieces = wholeOrNull(row, 'pieces')
          return { productId, pieces: pieces === null ? null : pieces - (unbooked.get(productId) ?? 0) }
        })
      const known = new Map(
        (await stock.levels(goods.map(({ productId }) => productId))).map(({ productId, pieces }) => [productId, pieces]),
      )
      for (const { productId, pieces } of goods)
        if (!known.has(productId) || known.get(productId) !== pieces) await stock.set(productId, pieces)
    })
}
