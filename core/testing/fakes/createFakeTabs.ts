import type { TabsPort } from '../../ports/TabsPort.ts'

/** The tabs of one device: shops that are given the same one are tabs of it. */
export const createFakeTabs = (): TabsPort => {
  const turns = new Map<string, Promise<unknown>>()
  const living = new Set<string>()
  const waiting = new Map<string, Set<() => void>>()

  const end = (id: string): void => {
    for (const then of waiting.get(id) ?? []) void Promise.resolve().then(() => take(id, then))
  }
  const take = (id: string, then: () => void): void => {
    if (!living.has(id) && waiting.get(id)?.delete(then) === true) then()
  }

  return {
    alone: (name, work) => {
      const before = turns.get(name)
      const mine = before === undefined ? work() : before.then(work, work)
      const settled = mine.catch(() => undefined)
      turns.set(name, settled)
      void settled.then(() => {
        if (turns.get(name) === settled) turns.delete(name)
      })
      return mine
    },
    live: (id) => {
      living.add(id)
      return () => {
        living.delete(id)
        end(id)
      }
    },
    whenGone: (id, then) => {
      const waited = living.has(id)
      const own = () => then(waited)
      waiting.set(id, (waiting.get(id) ?? new Set()).add(own))
      end(id)
      return () => void waiting.get(id)?.delete(own)
    },
  }
}
