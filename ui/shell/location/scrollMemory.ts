/** Scroll positions by history entry, so that back and forward return to the same place (CAT-12). */
export interface ScrollMemory {
  readonly keep: () => void
  readonly restore: () => boolean
}

const entryKey = (): string => (history.state as { readonly entry?: string } | null)?.entry ?? 'first'

export const createScrollMemory = (): ScrollMemory => {
  const positions = new Map<string, number>()
  history.scrollRestoration = 'manual'
  return {
    keep: () => {
      positions.set(entryKey(), window.scrollY)
    },
    restore: () => {
      const position = positions.get(entryKey())
      if (position === undefined) return false
      window.scrollTo({ top: position, behavior: 'instant' })
      return true
    },
  }
}
