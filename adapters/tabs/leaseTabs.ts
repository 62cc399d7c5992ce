import type { ClockPort, StoragePort, TabsPort } from '@thuishaven/core'

/** Milliseconds. A background tab's clock may tick once a minute only, and it lives all the same. */
const times = { turn: 12_000, look: 100, settle: 40, patience: 20_000, life: 150_000, heartbeat: 15_000, lookForEnd: 2_000 }
const key = (name: string): string => `thuishaven.lease.${name}`

export interface LeaseTabsParts {
  readonly storage: StoragePort
  readonly clock: ClockPort
  /** Names this tab. */
  readonly owner: string
}

/** Tabs by leases: who holds something writes until when, and anybody may take what has run out. */
export const makeLeaseTabs = ({ storage, clock, owner }: LeaseTabsParts): TabsPort => {
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(ms, resolve)
    })
  const isHeld = (name: string): boolean => Number(storage.get(key(name))?.split(' ')[1] ?? 0) > clock.now()
  const take = (name: string, ms: number): void => storage.set(key(name), `${owner} ${clock.now() + ms}`)
  const isMine = (name: string): boolean => storage.get(key(name))?.startsWith(`${owner} `) === true

  /** Two tabs may both see a free lease: after a moment the one that wrote last has it. */
  const wait = async (name: string, until: number): Promise<void> => {
    if (!isHeld(name)) {
      take(name, times.turn)
      await pause(times.settle)
      if (isMine(name)) return
    }
    if (clock.now() >= until) return
    await pause(times.look)
    await wait(name, until)
  }

  return {
    alone: async (name, work) => {
      await wait(name, clock.now() + times.patience)
      try {
        return await work()
      } finally {
        if (isMine(name)) storage.remove(key(name))
      }
    },
    live: (id) => {
      let cancel = (): void => undefined
      const beat = (): void => {
        take(id, times.life)
        cancel = clock.after(times.heartbeat, beat)
      }
      beat()
      return () => {
        cancel()
        storage.remove(key(id))
      }
    },
    whenGone: (id, then) => {
      let cancel = (): void => undefined
      let waited = false
      const look = (): void => {
        if (!isHeld(id)) return then(waited)
        waited = true
        cancel = clock.after(times.lookForEnd, look)
      }
      cancel = clock.after(0, look)
      return () => cancel()
    },
  }
}
