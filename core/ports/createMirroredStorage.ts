import type { Effect } from 'effect'
import { err } from '../result.ts'
import type { Result } from '../result.ts'
import { createRunner } from '../run.ts'
import type { AsyncStoragePort } from './AsyncStoragePort.ts'
import type { ClockPort } from './ClockPort.ts'
import type { LoggerPort } from './LoggerPort.ts'
import type { StorageFailed } from './failures.ts'
import { storageWritten } from './StoragePort.ts'
import type { StoragePort } from './StoragePort.ts'

/** Milliseconds that the shop waits for the device: for its first reading in all, and for what it has written. */
const patience = 3_000
/** Milliseconds before a reading that failed is tried again. */
const readPause = 500
/** Milliseconds before what the device refused is tried again; the last one repeats. */
const pauses = [1_000, 4_000, 15_000]

/** Storage that the device mirrors with a delay; its owner closes it. */
export interface MirroredStorage extends StoragePort {
  /** Ends retries and listening once the device has accepted or refused all writes; refused ones are lost at the end of the process, and were logged. */
  readonly close: () => Promise<void>
}

/** Dependencies of mirrored storage. */
export interface MirroredStorageDeps {
  readonly device: AsyncStoragePort
  readonly clock: ClockPort
  readonly logger: LoggerPort
}

/**
 * Asynchronous storage as synchronous storage: everything is read once, reads come from memory, and changes are written to the device one at a
 * time, in order.
 *
 * - A change made before the device has responded takes precedence over persisted data under the same key.
 * - A change that the device refuses stays in memory, is logged and retried, until it is accepted or a newer one replaces it. If there is no room
 *   for a text the older one is deleted too, because a later visit would treat it as the newest.
 * - A device that cannot be read, or takes longer than three seconds, is not written either, because that could overwrite unknown data: this visit
 *   is then in memory only, which is logged. Removals by the shop are still executed (SES-04).
 * - A change by another tab or process is read again and reported by key; a pending change of this one takes precedence.
 */
export const createMirroredStorage = ({ device, clock, logger }: MirroredStorageDeps): MirroredStorage => {
  const { run } = createRunner({ device }, clock)
  const texts = new Map<string, string>()
  /** Pending writes to the device, in order; null: removals. */
  const queued = new Map<string, string | null>()
  const refused = new Map<string, string | null>()
  const listeners = new Set<(key: string | null) => void>()
  let state: 'reading' | 'read' | 'unread' = 'reading'
  let writing: string | null = null
  let retries = 0
  let stopRetry: (() => void) | null = null
  let isClosed = false
  /** Another tab or process has written since the last reading began. */
  let isStale = false
  let isReadingAgain = false
  /** Something was changed here since the last reading began, which is older then. */
  let isTouched = false
  const readWaiters = new Set<() => void>()
  const writeWaiters = new Set<() => void>()

  const isBusy = (): boolean => queued.size > 0 || writing !== null

  const remember = (key: string, text: string | null): void => {
    if (text === null) texts.delete(key)
    else texts.set(key, text)
  }

  const wake = (waiters: Set<() => void>): void => {
    for (const then of Array.from(waiters)) if (waiters.delete(then)) then()
  }

  const attempt = async <Value>(
    work: (storage: AsyncStoragePort) => Effect.Effect<Value, StorageFailed>,
  ): Promise<Result<Value, StorageFailed['reason']>> => {
    try {
      const result = await run((ports) => work(ports.device))
      if (result.ok) return result
      return err(result.failure._tag === 'StorageFailed' ? result.failure.reason : 'unavailable')
    } catch (defect) {
      logger.warn('Storage broke off', { error: String(defect) })
      return err('unavailable')
    }
  }

  const retryLater = (): void => {
    if (isClosed || stopRetry !== null) return
    stopRetry = clock.after(pauses[Math.min(retries, pauses.length - 1)] ?? 0, () => {
      stopRetry = null
      retries += 1
      for (const [key, text] of refused) queued.set(key, text)
      refused.clear()
      void write()
    })
  }

  const refuse = async (key: string, text: string | null, reason: StorageFailed['reason']): Promise<void> => {
    // Once for each time of trouble, and never with the text.
    if (retries === 0 && refused.size === 0) logger.warn('Storage refused a change', { key, reason })
    if (reason === 'full') await attempt((storage) => storage.remove(key))
    if (!queued.has(key)) refused.set(key, text)
    retryLater()
  }

  const write = async (): Promise<void> => {
    if (writing !== null || state === 'reading') return
    // A change that is made meanwhile is visited too.
    for (const [key, text] of queued) {
      queued.delete(key)
      writing = key
      const result = await attempt((storage) => (text === null ? storage.remove(key) : storage.set(key, text)))
      if (!result.ok) await refuse(key, text, result.failure)
      else if (refused.size === 0) retries = 0
      writing = null
    }
    wake(writeWaiters)
    if (isStale) void readAgain()
  }

  const change = (key: string, text: string | null): void => {
    if (state === 'read' && (texts.get(key) ?? null) === text) return
    remember(key, text)
    isTouched = true
    if (state === 'unread' && text !== null) return
    refused.delete(key)
    // Behind the others: the device hears the latest change last.
    queued.delete(key)
    queued.set(key, text)
    void write()
  }

  const becomeUnread = (reason: string): void => {
    if (state !== 'reading') return
    logger.warn('Storage could not be read: nothing is kept on the device', { reason })
    state = 'unread'
    for (const [key, text] of queued) if (text !== null) queued.delete(key)
    begin()
  }

  const begin = (): void => {
    stopPatience()
    wake(readWaiters)
    void write()
  }

  const read = async (): Promise<void> => {
    const result = await attempt((storage) => storage.readAll())
    if (state !== 'reading' || isClosed) return
    if (!result.ok) return void clock.after(readPause, () => void read())
    for (const [key, text] of Object.entries(result.value)) if (!queued.has(key)) texts.set(key, text)
    state = 'read'
    begin()
    if (isStale) void readAgain()
  }

  const readAgain = async (): Promise<void> => {
    // A pending write is newer, so the device is read again after it.
    if (isReadingAgain || state !== 'read' || isBusy()) return
    isReadingAgain = true
    while (isStale && !isBusy()) {
      isStale = false
      isTouched = false
      const result = await attempt((storage) => storage.readAll())
      if (isClosed) return
      if (!result.ok) clock.after(readPause, () => void readAgain())
      if (!result.ok || isTouched) {
        isStale = true
        break
      }
      const found = new Map(Object.entries(result.value))
      const keys = new Set([...texts.keys(), ...found.keys()])
      const changed = [...keys].filter((key) => !refused.has(key) && texts.get(key) !== found.get(key))
      for (const key of changed) remember(key, found.get(key) ?? null)
      for (const key of changed) for (const listener of Array.from(listeners)) listener(key)
    }
    isReadingAgain = false
    // It was touched by a change that has been written meanwhile.
    if (isTouched && isStale && !isBusy()) void readAgain()
  }

  const whenWritten: StoragePort['whenWritten'] = (then) => {
    if (state !== 'reading' && !isBusy()) {
      then()
      return () => undefined
    }
    const own = (): void => {
      stop()
      then()
    }
    writeWaiters.add(own)
    // A device that hangs must not delay callers; the write itself stays queued.
    const stop = clock.after(patience, () => {
      if (writeWaiters.delete(own)) then()
    })
    return () => {
      stop()
      writeWaiters.delete(own)
    }
  }

  const stopWatching = device.watch(() => {
    isStale = true
    void readAgain()
  })
  const stopPatience = clock.after(patience, () => becomeUnread('timeout'))
  void read()

  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => change(key, text),
    remove: (key) => change(key, null),
    keys: (beginning) => [...texts.keys()].filter((key) => key.startsWith(beginning)),
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    whenRead: (then) => {
      if (state !== 'reading') {
        then()
        return () => undefined
      }
      const own = (): void => then()
      readWaiters.add(own)
      return () => readWaiters.delete(own)
    },
    whenWritten,
    close: async () => {
      await storageWritten({ whenWritten })
      isClosed = true
      stopWatching()
      stopPatience()
      stopRetry?.()
    },
  }
}
