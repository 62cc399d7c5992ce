const everyMs = 300_000

/**
 * Asks builds/latest.json every 5 minutes and when the tab comes back into view whether a newer version is out (ERR-03). An open form is
 * never lost: only the next navigation loads the document whole.
 */
export const watchVersion = (own: string): { readonly isOutdated: () => boolean } => {
  let outdated = false
  const look = async (): Promise<void> => {
    if (outdated || document.hidden) return
    try {
      const answer = await fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
      const latest: unknown = answer.ok ? await answer.json() : null
      if (typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string') outdated = latest.id !== own
    } catch {
      // Offline or a deploy under way: ask again next time.
    }
  }
  setInterval(() => void look(), everyMs)
  document.addEventListener('visibilitychange', () => void look())
  return { isOutdated: () => outdated }
}
