const everyMs = 300_000

/** The build that is out now, by its id; null without a response. */
const latestBuild = async (): Promise<string | null> => {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    const latest: unknown = response.ok ? await response.json() : null
    return typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string' ? latest.id : null
  } catch {
    // Offline or a deploy in progress: tried again next time.
    return null
  }
}

export interface Version {
  readonly isOutdated: () => boolean
  /** Checks now; returns whether the server responded. */
  readonly isShopThere: () => Promise<boolean>
}

/**
 * Requests builds/latest.json every 5 minutes and when the tab becomes visible, to detect a newer version (ERR-03). An open form is
 * never lost: only the next navigation loads the document whole.
 */
export const watchVersion = (own: string): Version => {
  let outdated = false
  const look = async (): Promise<boolean> => {
    const latest = await latestBuild()
    outdated ||= latest !== null && latest !== own
    return latest !== null
  }
  const lookWhenSeen = () => {
    if (!document.hidden && !outdated) void look()
  }
  setInterval(lookWhenSeen, everyMs)
  document.addEventListener('visibilitychange', lookWhenSeen)
  return { isOutdated: () => outdated, isShopThere: look }
}
