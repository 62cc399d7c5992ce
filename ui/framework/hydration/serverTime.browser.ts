import { madeEntry } from './madeEntry.ts'

/**
 * When the server made this page, in ms since 1970-01-01 UTC by its own clock. It is in a header, so that a document does not change with the time.
 * Without it, as behind a proxy that removes the header, it is the browser's time.
 */
export const serverTime = (): number => {
  const [navigation] = performance.getEntriesByType('navigation')
  const isRead = navigation instanceof PerformanceNavigationTiming
  // Not there in an insecure context.
  return (isRead ? navigation.serverTiming?.find(({ name }) => name === madeEntry)?.duration : undefined) ?? Date.now()
}
