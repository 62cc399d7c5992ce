import type { Backend } from '../answers/Backend.ts'
import { refreshPayment } from './payments.ts'

/**
 * Gives up what providers promised for orders that were cancelled since: their customers owe nothing. While the provider is away it is left for the
 * next time. Several processes may do it at once.
 */
export const releasePromised = async (backend: Backend, isStopping: () => boolean = () => false): Promise<void> => {
  const { orders, payments } = backend
  for (const { uid, provider } of await orders.promisedOfCancelled()) {
    if (isStopping()) return
    if (provider === null) continue
    const released = await payments.release(provider.id)
    // What was refused may have run out, or was collected by hand, and goes back then.
    if (released.type === 'down' || !(await refreshPayment(backend, uid))) return
  }
}
