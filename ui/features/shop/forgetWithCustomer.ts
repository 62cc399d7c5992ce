import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'

/**
 * Drops the cached responses when a customer signs in or out, because prices and pages may differ. Visible data are requested again
 * and stay until then (CAT-13, SES-04). The returned function ends it.
 */
export const forgetWithCustomer = ({ session }: Pick<Shop, 'session'>, queries: QueryClient): (() => void) => {
  const customer = () => session.getSnapshot().session?.id
  let whose = customer()
  return session.subscribe(() => {
    if (session.getSnapshot().status !== 'known' || customer() === whose) return
    whose = customer()
    // A page being loaded uses the session of its start: removing its response would leave it waiting.
    queries.removeQueries({ type: 'inactive', predicate: ({ state }) => state.fetchStatus === 'idle' })
    void queries.invalidateQueries()
  })
}
