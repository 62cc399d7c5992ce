import type { TabsPort } from '@thuishaven/core'

/** Milliseconds that a tab waits for its turn: one that the browser has put to sleep in the middle of its own must not stop all others. */
const patience = 20_000
const nameOf = (id: string): string => `thuishaven.tab.${id}`

/** Tabs by Web Locks: the browser frees what a tab held when it ends, however it ends. */
export const makeLockTabs = (locks: Pick<LockManager, 'request'>): TabsPort => ({
  alone: async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    let begun = false
    const turn = (): Promise<Value> => {
      begun = true
      return work()
    }
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(patience) }, turn)
    } catch (problem) {
      if (begun) throw problem
      return work()
    }
  },
  live: (id) => {
    let leave = (): void => undefined
    const living = new Promise<void>((resolve) => {
      leave = resolve
    })
    // A page that is on its way out gets no lock, and needs none.
    locks.request(nameOf(id), () => living).catch(() => undefined)
    return leave
  },
  whenGone: (id, then) => {
    const ending = new AbortController()
    const { signal } = ending
    const ask = (waited: boolean): Promise<unknown> =>
      locks
        .request(nameOf(id), waited ? { signal } : { ifAvailable: true }, (lock) => {
          if (lock === null) void ask(true)
          else if (!signal.aborted) then(waited)
        })
        .catch(() => undefined)
    void ask(false)
    return () => ending.abort()
  },
})

/** The tabs of this browser; where it has no locks (old, or not on https), by leases in its storage. */
export const makeBrowserTabs = (locks: LockManager | undefined, loadLeases: () => Promise<TabsPort>): TabsPort => {
  if (locks !== undefined) return makeLockTabs(locks)
  let leases: Promise<TabsPort> | null = null
  const load = (): Promise<TabsPort> => (leases ??= loadLeases())
  const later = (begin: (tabs: TabsPort) => () => void): (() => void) => {
    const begun = load().then(begin, () => undefined)
    return () => void begun.then((end) => end?.())
  }
  return {
    alone: async (name, work) => {
      const tabs = await load().catch(() => null)
      return tabs === null ? work() : tabs.alone(name, work)
    },
    live: (id) => later((tabs) => tabs.live(id)),
    whenGone: (id, then) => later((tabs) => tabs.whenGone(id, then)),
  }
}
