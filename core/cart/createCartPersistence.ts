import type { ShopConfig } from '../config/config.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { LifecyclePort } from '../ports/LifecyclePort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { TabsPort } from '../ports/TabsPort.ts'
import type { Cart } from './cart.ts'
import type { PersistedCart } from './persistedCart.ts'
import { printCart, printTasks, readCart, readTasks } from './persistedCart.ts'
import type { CartTask } from './queue.ts'

/** Storage key of the backend's cart, for all tabs; the tasks of a tab are stored beside it under the tab's name. */
const cartKey = 'thuishaven.cart'
const tasksKey = (tab: string): string => `${cartKey}.${tab}`
/** Milliseconds away after which the cart is read again when the shopper is back: another device may have changed it. */
const longAway = 60_000
/**
 * Milliseconds for which the tasks of a closed tab are reserved for the page that replaces it, after a reload or a link: its shopper continues
 * there, and an older task sent by another tab would arrive after a newer one.
 */
const grace = 5_000
/** Milliseconds in which a page counts as newly opened. */
const newFor = 1_000

export interface CartPersistenceDeps {
  readonly ports: {
    readonly clock: ClockPort
    readonly ids: IdsPort
    readonly page: LifecyclePort
    readonly storage: StoragePort
    readonly tabs: TabsPort
  }
  readonly terms: () => Pick<ShopConfig, 'shippingVat'>
  /** The initial state has the cart, so the copy of an earlier visit is outdated. */
  readonly isKnown: boolean
  readonly on: {
    /** The cart of an earlier visit. */
    readonly restored: (cart: PersistedCart) => void
    /** A cart that another tab has just received from the backend. */
    readonly backendCartReceived: (cart: PersistedCart) => void
    /** Tasks of a closed tab. */
    readonly adopted: (tasks: readonly CartTask[]) => void
    /** This page was in the back/forward cache; only these of its tasks are left. */
    readonly tasksReduced: (tasks: readonly CartTask[]) => void
    /** This tab's cart is uncertain: another tab has deleted the cart, as at logout, or has another one than the initial state. */
    readonly outcomeUnknown: () => void
    /** The shopper or the network is back. */
    readonly back: (away: 'short' | 'long') => void
    readonly confirmed: () => Cart
  }
}

const whatCounts = ({ cUid, lines, totals }: Cart): string => JSON.stringify([cUid, lines, totals])

/** The cart's place on the shopper's device, which it shares with the other tabs of the shop (CRT-01, CRT-15, CRT-16). */
export interface CartPersistence {
  /** Loads persisted data and begins to listen, once, after the device has been read. */
  readonly open: () => void
  /** Loads changes of other tabs whose events have not arrived yet. */
  readonly catchUp: () => void
  readonly persistCart: (cart: Omit<PersistedCart, 'count'>) => void
  readonly persistTasks: (tasks: readonly CartTask[]) => void
  readonly forget: () => void
  readonly close: () => void
}

export const createCartPersistence = ({ ports, terms, isKnown, on }: CartPersistenceDeps): CartPersistence => {
  const { clock, ids, page, storage, tabs } = ports
  const tab = ids.next()
  let isOpen = false
  let isRead = false
  let stopReading = (): void => undefined
  /** The shared text as this tab last read or wrote it. */
  let seen: string | null = null
  /** Which copy this tab takes for confirmed. */
  let latest: Pick<PersistedCart, 'at' | 'count'> = { at: 0, count: 0 }
  /** This tab's persisted tasks; null without any. */
  let persistedTasks: string | null = null
  let cameAt = 0
  let leave = (): void => undefined
  let endings: (() => void)[] = []
  const awaited = new Map<string, () => void>()

  const catchUp = (): void => {
    const text = storage.get(cartKey)
    if (text === seen) return
    seen = text
    if (text === null) return on.outcomeUnknown()
    const found = readCart(text, terms())
    // A late copy is ignored: this tab has had a response since. A clock that was set back does not make it late.
    if (found === null || (found.at < latest.at && found.count <= latest.count)) return
    latest = found
    on.backendCartReceived(found)
  }

  const adopt = (other: string): void => {
    awaited.delete(other)
    const found = readTasks(storage.get(tasksKey(other)), on.confirmed(), terms())
    if (found.length > 0) on.adopted(found)
    storage.remove(tasksKey(other))
  }

  const onceGone = (other: string, then: (waited: boolean) => void): void => void awaited.set(other, tabs.whenGone(other, then))

  /** Waits for the end of every tab with tasks, to adopt them. `came`: this page was just opened, possibly replacing such a tab. */
  const lookForOthers = (came: boolean): void => {
    for (const key of storage.keys(tasksKey(''))) {
      const other = key.slice(tasksKey('').length)
      if (other === tab || awaited.has(other)) continue
      onceGone(other, (waited) => {
        // A busy browser may report its end late.
        if ((came && !waited) || clock.now() - cameAt < newFor) return adopt(other)
        // Its page may be restored from the back/forward cache meanwhile.
        awaited.set(
          other,
          clock.after(grace, () => onceGone(other, () => adopt(other))),
        )
      })
    }
  }

  const live = (): void => {
    cameAt = clock.now()
    leave = tabs.live(tab)
    lookForOthers(true)
  }

  const rest = (): void => {
    leave()
    for (const cancel of awaited.values()) cancel()
    awaited.clear()
  }

  let leftAt: number | null = null
  const back = (): void => {
    const away = leftAt === null ? 0 : clock.now() - leftAt
    leftAt = null
    catchUp()
    on.back(away > longAway ? 'long' : 'short')
  }

  const listen = (): void => {
    endings = [
      storage.watch((key) => {
        if (key === null || key === cartKey) catchUp()
        else if (key.startsWith(tasksKey(''))) lookForOthers(false)
      }),
      page.watch((moment) => {
        if (moment === 'left') {
          leftAt = clock.now()
          return rest()
        }
        if (moment === 'restored') {
          live()
          if (persistedTasks !== null && storage.get(tasksKey(tab)) === null) {
            persistedTasks = null
            on.tasksReduced([])
          }
          leftAt = 0
        }
        back()
      }),
    ]
  }

  /** Returns the stored text; empty rather than an older text that a full device would keep. */
  const write = (key: string, text: string): string | null => {
    storage.set(key, text)
    if (storage.get(key) === text) return text
    storage.remove(key)
    return null
  }

  const persistCart = ({ confirmed, changed, at }: Omit<PersistedCart, 'count'>): void => {
    latest = { at, count: latest.count + 1 }
    // Without a cart nothing is stored.
    if (seen === null && confirmed.lines.length === 0) return
    // The backend reports a merge once, to the tab that shows it: a copy would report it again with every page.
    seen = printCart({ confirmed: { ...confirmed, isMerged: false }, changed, ...latest })
    seen = write(cartKey, seen)
  }

  const takeIn = (): void => {
    isRead = true
    seen = storage.get(cartKey)
    const found = readCart(seen, terms())
    if (found !== null) latest = found
    if (found !== null && !isKnown) on.restored(found)
    live()
    listen()
    if (!isKnown) return
    // Another tab may have changed the cart while this page was on its way: which of the two is older only the backend knows.
    if (found === null) persistCart({ confirmed: on.confirmed(), changed: false, at: 0 })
    else if (whatCounts(found.confirmed) !== whatCounts(on.confirmed())) on.outcomeUnknown()
  }

  return {
    open: () => {
      if (isOpen) return
      isOpen = true
      stopReading = storage.whenRead(takeIn)
    },
    catchUp: () => {
      if (isOpen) catchUp()
    },
    persistCart,
    persistTasks: (tasks) => {
      const text = printTasks(tasks)
      if (text === persistedTasks) return
      if (text === null) storage.remove(tasksKey(tab))
      persistedTasks = text === null ? null : write(tasksKey(tab), text)
    },
    forget: () => {
      seen = null
      persistedTasks = null
      storage.remove(cartKey)
      // Data not read yet are deleted before they are adopted; this tab may have new tasks by then.
      stopReading()
      stopReading = storage.whenRead(() => {
        for (const key of storage.keys(tasksKey(''))) if (persistedTasks === null || key !== tasksKey(tab)) storage.remove(key)
        if (isOpen && !isRead) takeIn()
      })
    },
    close: () => {
      stopReading()
      for (const end of endings) end()
      rest()
    },
  }
}
