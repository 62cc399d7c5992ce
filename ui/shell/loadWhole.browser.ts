const key = 'thuishaven.loaded'
const waitMs = 10_000

type Times = Readonly<Record<string, number>>

const timesIn = (text: string | null): Times => {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
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

/**
 * After a deploy an open page may ask for a program file that is gone. The address that was asked for is then loaded whole, at most once a
 * path every 10 s (ERR-02), and only from a server that has a newer build: without one the same file would be missing again.
 * @param isNewerOut asks the server
 * @returns false when the page stays
 */
export const loadWhole = async (target: string, isNewerOut: () => Promise<boolean>): Promise<boolean> => {
  if (!(await isNewerOut())) return false
  const { pathname, href } = new URL(target, location.href)
  const times = read()
  const now = Date.now()
  if (now - (times[pathname] ?? -waitMs) < waitMs) return false
  keep({ ...Object.fromEntries(Object.entries(times).filter(([, at]) => now - at < waitMs)), [pathname]: now })
  if (href === location.href) location.reload()
  else location.assign(href)
  return true
}
