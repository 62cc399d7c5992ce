import { ok } from '../../result.ts'
import type { AsyncStoragePort } from '../../ports/AsyncStoragePort.ts'
import type { StorageFailed } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeAsyncStorage extends AsyncStoragePort {
  /** The same device in another tab, which hears of this one's changes. */
  readonly otherTab: () => AsyncStoragePort
  /** The current content. */
  readonly stored: () => Readonly<Record<string, string>>
  /** The calls of all tabs to the device, in order: 'readAll', 'set cart', 'remove cart', … */
  readonly calls: readonly string[]
}

/**
 * The asynchronous storage of one device.
 * @param faultModel decides on a call by its name, such as 'set cart'; while its promise is open the device hangs
 */
export const createFakeAsyncStorage = ({
  start = {},
  faultModel = fine,
}: { readonly start?: Readonly<Record<string, string>>; readonly faultModel?: FaultModel<StorageFailed> } = {}): FakeAsyncStorage => {
  const stored = new Map(Object.entries(start))
  const watchers = new Map<() => void, object>()
  const calls: string[] = []
  const call = <Value>(name: string, carryOut: () => Value) =>
    weathered<Value, StorageFailed>(
      () => faultModel({ name, number: calls.push(name) }),
      () => ok(carryOut()),
    )
  const openTab = (): AsyncStoragePort => {
    const tab = {}
    const notifyOthers = (): void => {
      for (const [listener, owner] of Array.from(watchers)) if (owner !== tab) listener()
    }
    return {
      readAll: () => call('readAll', () => Object.fromEntries(stored)),
      set: (key, text) =>
        call(`set ${key}`, () => {
          stored.set(key, text)
          notifyOthers()
        }),
      remove: (key) =>
        call(`remove ${key}`, () => {
          if (stored.delete(key)) notifyOthers()
        }),
      watch: (listener) => {
        const own = (): void => listener()
        watchers.set(own, tab)
        return () => watchers.delete(own)
      },
    }
  }
  return { ...openTab(), otherTab: openTab, stored: () => Object.fromEntries(stored), calls }
}
