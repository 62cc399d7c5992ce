import type { Shop } from '@thuishaven/core'

const channelName = 'thuishaven.visitor'

/**
 * Hides a page with data of a customer who has signed out elsewhere: in another tab, or in a later document before Back restores this one from
 * the back/forward cache (SES-04). The page is blanked and reloaded, and the server decides what it shows.
 */
export const watchVisitor = ({ session }: Pick<Shop, 'session'>): void => {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null
  let wasSignedIn = session.getSnapshot().isAuthenticated
  const look = (): void => {
    if (!session.changedElsewhere()) return
    document.documentElement.hidden = true
    location.reload()
  }
  session.subscribe(() => {
    const { isAuthenticated, status } = session.getSnapshot()
    if (status !== 'known' || isAuthenticated === wasSignedIn) return
    wasSignedIn = isAuthenticated
    channel?.postMessage(null)
  })
  channel?.addEventListener('message', look)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look()
  })
}
