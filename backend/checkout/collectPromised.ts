import type { Backend } from '../answers/Backend.ts'
import { refreshPayment } from './payments.ts'

/**
 * Collects what providers promised for orders that were sent since. While the provider is away it is left for the next time. Several processes may
 * do it at once: a promise is collected once.
 */
export const collectPromised = async (backend: Backend, isStopping: () => boolean = () => false): Promise<void> => {
  const { orders, payments } = backend
  for (const { uid, provider, amountInclVat } of await orders.promisedOfShipped()) {
    if (isStopping() || provider === null) return
    const collected = await payments.capture({ key: `capture-${uid}`, providerId: provider.id, amountInclVat })
    // What was refused may have run out, or was collected by hand.
    if (collected.type === 'down' || !(await refreshPayment(backend, uid))) return
  }
}
