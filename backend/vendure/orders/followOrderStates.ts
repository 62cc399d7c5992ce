import { EventBus, Order, OrderStateTransitionEvent, TransactionalConnection } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import type { OrderStatus } from '../../ports/Orders.ts'

/** What a state of Vendure's is for the shopper; in all others the payments say how the order stands. */
const statuses: Readonly<Record<string, OrderStatus>> = {
  PartiallyShipped: 'processing',
  Shipped: 'shipped',
  PartiallyDelivered: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
}

/**
 * What the merchant does with an order is what the customer reads of it. States that changed while this did not run are taken over first.
 * @param schema of the backend's tables
 */
export const followOrderStates = async (app: INestApplicationContext, schema: string, log: (line: string) => void): Promise<() => void> => {
  const { rawConnection } = app.get(TransactionalConnection)
  const { tablePath } = rawConnection.getMetadata(Order)
  const orderTable = tablePath
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
  const column = rawConnection.getMetadata(Order).findColumnWithPropertyPath('customFields.purchaseUid')?.databaseName ?? ''
  /** @param orderId null: all */
  const update = async (orderId: Order['id'] | null): Promise<void> => {
    await rawConnection.query(
      `UPDATE ${schema}.purchase SET state = known.status
       FROM ${orderTable} AS booked JOIN (SELECT * FROM unnest($1::text[], $2::text[])) AS known (state, status) ON known.state = booked.state
       WHERE booked."${column}" = purchase.uid AND purchase.state IS DISTINCT FROM known.status AND ($3::text IS NULL OR booked.id::text = $3)`,
      [Object.keys(statuses), Object.values(statuses), orderId === null ? null : String(orderId)],
    )
  }
  await update(null)
  const following = app
    .get(EventBus)
    .ofType(OrderStateTransitionEvent)
    .subscribe(({ order, toState }) => {
      if (statuses[toState] !== undefined)
        update(order.id).catch((error: unknown) =>
          log(`State of order ${order.code}: ${error instanceof Error ? error.message : String(error)}`),
        )
    })
  return () => following.unsubscribe()
}
