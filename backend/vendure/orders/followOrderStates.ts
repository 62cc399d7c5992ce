import { randomUUID } from 'node:crypto'
import { EventBus, Order, OrderStateTransitionEvent, TransactionalConnection } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import { littleWork } from '../../customers/passwordHash.ts'
import { createTableAddressBook } from '../../customers/tableAddressBook.ts'
import { createTableCustomers } from '../../customers/tableCustomers.ts'
import { createTableMails } from '../../mails/tableMails.ts'
import { shipOrder } from '../../orders/shipOrder.ts'
import { createTableOrders } from '../../orders/tableOrders.ts'
import type { OrderStatus } from '../../ports/Orders.ts'
import type { Store } from '../../store/Store.ts'
import { trackAndTraceUrl } from './trackAndTraceUrl.ts'

/** What a state of Vendure's is for the shopper; in all others the payments say how the order stands. */
const statuses: Readonly<Record<string, OrderStatus>> = {
  PartiallyShipped: 'processing',
  Shipped: 'shipped',
  PartiallyDelivered: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
}

/** The ports that a shipment needs, in a transaction. */
const portsOn = (store: Store) => {
  const newId = (prefix: string): string => `${prefix}-${randomUUID()}`
  const addressBook = createTableAddressBook(store, newId)
  return {
    orders: createTableOrders(store, { hasBackOffice: true }),
    // No password is hashed here.
    customers: createTableCustomers(store, { newId, addressBook, passwordWork: littleWork }),
    mails: createTableMails(store, Date.now),
  }
}

/**
 * What the merchant does with an order is what the customer reads of it, and who is sent something gets a mail with the way to follow it. States
 * that changed while this did not run are taken over first.
 * @param schema of the backend's tables
 */
export const followOrderStates = async (
  app: INestApplicationContext,
  store: Store,
  schema: string,
  log: (line: string) => void,
): Promise<() => Promise<void>> => {
  const { rawConnection } = app.get(TransactionalConnection)
  const orders = rawConnection.getRepository(Order)
  const { schema: ownSchema, tableName } = rawConnection.getMetadata(Order)
  const column = rawConnection.getMetadata(Order).findColumnWithPropertyPath('customFields.purchaseUid')?.databaseName ?? ''
  /** @param orderId null: all */
  const update = async (orderId: Order['id'] | null): Promise<void> => {
    await rawConnection.query(
      `UPDATE ${schema}.purchase SET state = known.status
       FROM "${ownSchema ?? 'public'}"."${tableName}" AS booked
         JOIN (SELECT * FROM unnest($1::text[], $2::text[])) AS known (state, status) ON known.state = booked.state
       WHERE booked."${column}" = purchase.uid AND purchase.state IS DISTINCT FROM known.status AND ($3::text IS NULL OR booked.id::text = $3)`,
      [Object.keys(statuses), Object.values(statuses), orderId === null ? null : String(orderId)],
    )
  }
  const ship = async (orderId: Order['id']): Promise<void> => {
    const order = await orders.findOneOrFail({
      where: { id: orderId },
      relations: { fulfillments: true, shippingLines: { shippingMethod: true } },
    })
    const { purchaseUid } = order.customFields as { readonly purchaseUid?: string | null }
    if (!purchaseUid) return
    const { trackingCode = '' } = order.fulfillments.toSorted((one, other) => Number(other.id) - Number(one.id))[0] ?? {}
    const method = order.shippingLines[0]?.shippingMethod?.code ?? ''
    await store.transaction((inner) =>
      shipOrder(portsOn(inner), purchaseUid, trackAndTraceUrl(trackingCode, method, order.shippingAddress)),
    )
  }
  await update(null)
  let last: Promise<void> = Promise.resolve()
  const following = app
    .get(EventBus)
    .ofType(OrderStateTransitionEvent)
    .subscribe(({ order, toState }) => {
      if (statuses[toState] === undefined) return
      last = last
        .then(() => (toState === 'Shipped' ? ship(order.id) : update(order.id)))
        .catch((error: unknown) => log(`State of order ${order.code}: ${error instanceof Error ? error.message : String(error)}`))
    })
  return async () => {
    following.unsubscribe()
    await last
  }
}
