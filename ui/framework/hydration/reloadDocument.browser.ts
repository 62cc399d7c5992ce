const key = 'thuishaven.loaded'
const waitMs = 10_000

type Times = Readonly<Record<string, number>>

const timesIn = (text: string | null): Times => {
  try {
    const persisted: unknown = JSON.parse(text ?? '')
    if (typeof persisted !== 'object' || persisted === null) return {}
    return Object.fromEntries(Object.entries(persisted).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return {}
  }
}

/** Where storage is blocked the window's name carries the times: like the session's storage it stays with the tab, over documents. */
const read = (): Times => {
  try {
    return timesIn(sessionStorage.getItem(key))
  } catch {
    return timesIn(window.name)
  }
}

const keep = (times: Times): void => {
  const text = JSON.stringify(times)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    window.name = text
  }
}

/** Whether the address is being loaded; else why the page stays: the server does not respond, or the file was missing a moment ago too. */
export type DocumentReload = 'loads' | 'away' | 'missing'

/**
 * Called when a script failed to load, after a deploy or because one of several servers lacks it. The requested address is then loaded as a
 * document, at most once per path every 10 s (ERR-02), but not without a response of the shop, when the browser's own error page would be shown.
 * @param isShopThere sends a request to the server
 */
export const reloadDocument = async (target: string, isShopThere: () => Promise<boolean>): Promise<DocumentReload> => {
  if (!navigator.onLine || !(await isShopThere())) return 'away'
  const { pathname, href } = new URL(target, location.href)
  const times = read()
  const now = Date.now()
  if (now - (times[pathname] ?? -waitMs) < waitMs) return 'missing'
  keep({ ...Object.fromEntries(Object.entries(times).filter(([, at]) => now - at < waitMs)), [pathname]: now })
  if (href === location.href) location.reload()
  else location.assign(href)
  return 'loads'
}
