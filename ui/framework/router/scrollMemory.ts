import { entryNow } from './historyEntry.ts'

/** Scroll positions by history entry, so that back and forward return to the same place, after a reload too (CAT-12). */
export interface ScrollMemory {
  readonly keep: () => void
  /** How far down the present entry was left; null when it is new. */
  readonly place: () => number | null
  readonly stop: () => void
}

const storageKey = 'thuishaven.scroll'
/** Maximum number of stored positions. */
const most = 50

const entryKey = (): string => entryNow().entry ?? 'first'

const readPositions = (): Map<string, number> => {
  try {
    const persisted: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    const pairs = Array.isArray(persisted) ? persisted : []
    return new Map(
      pairs.filter((pair): pair is [string, number] => Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number'),
    )
  } catch {
    return new Map()
  }
}

export const createScrollMemory = (): ScrollMemory => {
  const positions = readPositions()
  // A separate key from the start, because this document's first page differs from that of another document in the same tab.
  if (entryNow().entry === undefined) history.replaceState({ ...entryNow(), entry: String(performance.timeOrigin) }, '')
  history.scrollRestoration = 'manual'
  const keep = (): void => {
    const key = entryKey()
    positions.delete(key)
    positions.set(key, window.scrollY)
  }
  const onHide = (): void => {
    keep()
    // The server renders the next document completely, so the browser itself restores the scroll position before any script runs.
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-most)))
    } catch {
      // Without storage, places are known as long as this document lives.
    }
  }
  const onShow = (): void => {
    history.scrollRestoration = 'manual'
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return {
    keep,
    place: () => positions.get(entryKey()) ?? null,
    stop: () => {
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
    },
  }
}
