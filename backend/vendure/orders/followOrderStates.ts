import { EventBus, Order, OrderStateTransitionEvent, TransactionalConnection } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import { shipOrder } from '../../orders/shipOrder.ts'
import type { OrderStatus } from '../../ports/Orders.ts'
import type { Store } from '../../store/Store.ts'
import { backOfficePorts } from '../backOfficePorts.ts'
import { trackAndTraceUrl } from './trackAndTraceUrl.ts'

/** Milliseconds before a state that could not be taken over is tried again. */
const retryPause = 5000

/** What a state of Vendure's is for the shopper; in all others the payments say how the order stands. */
const statuses: Readonly<Record<string, OrderStatus>> = {
  PartiallyShipped: 'processing',
  Shipped: 'shipped',
  PartiallyDelivered: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
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
      shipOrder(backOfficePorts(inner), purchaseUid, trackAndTraceUrl(trackingCode, method, order.shippingAddress)),
    )
  }
  await update(null)
  let last: Promise<void> = Promise.resolve()
  const follow = ({ id, code }: Pick<Order, 'id' | 'code'>, toState: string): void => {
    last = last
      .then(async () => {
        if (toState === 'Shipped') await ship(id)
        // Also after that: a retry may come later than the next state.
        await update(id)
      })
      .catch((error: unknown) => {
        log(`State of order ${code}: ${error instanceof Error ? error.message : String(error)}`)
        setTimeout(() => follow({ id, code }, toState), retryPause).unref()
      })
  }
  const following = app
    .get(EventBus)
    .ofType(OrderStateTransitionEvent)
    .subscribe(({ order, toState }) => {
      if (statuses[toState] !== undefined) follow(order, toState)
    })
  return async () => {
    following.unsubscribe()
    await last
  }
}
