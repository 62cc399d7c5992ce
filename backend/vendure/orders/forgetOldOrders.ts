import { Order, TransactionalConnection } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'

/**
 * Orders that the shop keeps no longer name nobody here either: addresses, customer and history go, lines and sums stay for the merchant's figures.
 * @param schema of the backend's tables
 */
export const forgetOldOrders = async (app: INestApplicationContext, schema: string): Promise<void> => {
  const { rawConnection } = app.get(TransactionalConnection)
  const { tablePath } = rawConnection.getMetadata(Order)
  const history = rawConnection.getMetadata('OrderHistoryEntry').tablePath
  const column = rawConnection.getMetadata(Order).findColumnWithPropertyPath('customFields.purchaseUid')?.databaseName ?? ''
  const gone = (order: string): string =>
    `${order}."${column}" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${schema}.purchase WHERE purchase.uid = ${order}."${column}")`
  const quoted = (path: string): string => path.replaceAll(/\w+/g, '"$&"')
  await rawConnection.query(
    `DELETE FROM ${quoted(history)} WHERE "orderId" IN (SELECT id FROM ${quoted(tablePath)} AS old WHERE ${gone('old')})`,
  )
  await rawConnection.query(
    `UPDATE ${quoted(tablePath)} AS old SET "shippingAddress" = '{}', "billingAddress" = '{}', "customerId" = NULL
     WHERE "billingAddress" <> '{}' AND ${gone('old')}`,
  )
}
