import type { TabsPort } from '@thuishaven/core'
import { singleTab } from './singleTab.ts'

/** Maximum time in ms that a tab waits for a lock: a tab that the browser has frozen while holding it must not block all others. */
const timeoutMs = 20_000
const nameOf = (id: string): string => `thuishaven.tab.${id}`

/** Tabs by Web Locks: the browser releases a tab's locks whenever the tab ends. */
export const createLockTabs = (locks: Pick<LockManager, 'request'>): TabsPort => ({
  alone: async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    let begun = false
    const turn = (): Promise<Value> => {
      begun = true
      return work()
    }
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, turn)
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
    const request = (waited: boolean): Promise<unknown> =>
      locks
        .request(nameOf(id), waited ? { signal } : { ifAvailable: true }, (lock) => {
          if (lock === null) void request(true)
          else if (!signal.aborted) then(waited)
        })
        .catch(() => undefined)
    void request(false)
    return () => ending.abort()
  },
})

/** The tabs of this browser. A page that is not on https has no locks (secure contexts only): each of its tabs then works for itself. */
export const createBrowserTabs = (locks: LockManager | undefined): TabsPort => (locks === undefined ? singleTab : createLockTabs(locks))
