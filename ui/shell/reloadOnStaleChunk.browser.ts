const guardKey = 'thuishaven.reloaded'
const waitMs = 10_000

let lastWithoutStorage: { readonly path: string; readonly at: number } | null = null

const lastReload = (): { readonly path: string; readonly at: number } | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(guardKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('at' in kept)) return lastWithoutStorage
    return typeof kept.path === 'string' && typeof kept.at === 'number' ? { path: kept.path, at: kept.at } : null
  } catch {
    return lastWithoutStorage
  }
}

/**
 * After a deploy an open page may ask for a program file that is gone: the page is loaded anew, at most once a path every 10 s
 * (ERR-02), also where storage is blocked.
 */
export const reloadOnStaleChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    const { pathname } = location
    const last = lastReload()
    const now = Date.now()
    if (last !== null && last.path === pathname && now - last.at < waitMs) return
    event.preventDefault()
    lastWithoutStorage = { path: pathname, at: now }
    try {
      sessionStorage.setItem(guardKey, JSON.stringify(lastWithoutStorage))
    } catch {
      // Blocked storage: the guard of this document is all there is.
    }
    location.reload()
  })
}
