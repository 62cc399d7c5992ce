import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'

/**
 * Forgets the backend's answers when a customer signs in or out: prices and pages may be other ones. What is on screen is asked for again
 * and stays until then (CAT-13, SES-04). The answer ends it.
 */
export const forgetWithCustomer = ({ session }: Pick<Shop, 'session'>, queries: QueryClient): (() => void) => {
  const customer = () => session.getSnapshot().session?.id
  let whose = customer()
  return session.subscribe(() => {
    if (session.getSnapshot().status !== 'known' || customer() === whose) return
    whose = customer()
    // A page on its way asks as who it found when it set out: to take its answer away would leave it standing.
    queries.removeQueries({ type: 'inactive', predicate: ({ state }) => state.fetchStatus === 'idle' })
    void queries.invalidateQueries()
  })
}
