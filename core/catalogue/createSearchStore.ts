import type { Result } from '../result.ts'
import type { BackendFailure } from '../ports/failures.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { Cancellation } from '../run.ts'
import { createStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'
import { normalizeQuery } from './search.ts'
import type { SearchGroup } from './search.ts'

/** The state of the search. */
export interface SearchState {
  readonly typed: string
  readonly groups: readonly SearchGroup[]
  /** The query of `groups`; empty before the first response. */
  readonly loadedFor: string
  readonly isLoading: boolean
  /** Recent searches on this device, the latest first. */
  readonly recent: readonly string[]
}

/** The search of one visitor (SRC-01, SRC-03). */
export interface SearchStore extends Store<SearchState> {
  readonly type: (text: string) => void
  readonly clear: () => void
  /** Stores the typed query when the shopper uses it. */
  readonly remember: () => void
  /** Forgets what was found and what was looked for before, as for another customer (SES-04). */
  readonly forget: () => void
}

/** The search store for other parts of the shop. */
export interface SearchControl extends SearchStore {
  readonly stop: () => void
}

/** Dependencies of the search. */
export interface SearchStoreDeps {
  readonly clock: ClockPort
  readonly storage: StoragePort
  readonly logger: LoggerPort
  readonly request: (query: string, options: { readonly signal: Cancellation }) => Promise<Result<readonly SearchGroup[], BackendFailure>>
}

/** Milliseconds after the last key before the backend is called (SRC-01). */
const pause = 300

const storageKey = 'thuishaven.searches'
const mostRecent = 5

const readRecent = (storage: StoragePort): readonly string[] => {
  try {
    const persisted: unknown = JSON.parse(storage.get(storageKey) ?? '[]')
    return Array.isArray(persisted)
      ? persisted.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, mostRecent)
      : []
  } catch {
    return []
  }
}

/** The request in progress, to be cancelled. */
const createCancellation = (): Cancellation & { readonly cancel: () => void } => {
  const listeners = new Set<() => void>()
  let aborted = false
  return {
    get aborted() {
      return aborted
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    cancel: () => {
      aborted = true
      for (const listener of listeners) listener()
    },
  }
}

/**
 * Searches while the shopper types: trimmed, nothing for blanks, 300 ms after the last key, and a late response never takes the place of a
 * newer one (SRC-01). A failure is logged and leaves what was found (SRC-03).
 */
export const createSearchStore = ({ clock, storage, logger, request }: SearchStoreDeps): SearchControl => {
  const store = createStore<SearchState>({ typed: '', groups: [], loadedFor: '', isLoading: false, recent: [] }, () =>
    store.set({ ...store.getSnapshot(), recent: readRecent(storage) }),
  )
  let stopWaiting = (): void => undefined
  let inProgress = createCancellation()
  let turn = 0

  const giveUp = (): void => {
    turn += 1
    stopWaiting()
    inProgress.cancel()
  }
  const send = async (query: string): Promise<void> => {
    const mine = turn
    inProgress = createCancellation()
    const result = await request(query, { signal: inProgress }).catch((problem: unknown) => {
      // A cancelled request has no response.
      if (mine === turn) throw problem
      return null
    })
    if (result === null || mine !== turn) return
    if (!result.ok) {
      logger.warn('Search failed', { failure: result.failure._tag })
      return store.set({ ...store.getSnapshot(), isLoading: false })
    }
    store.set({ ...store.getSnapshot(), groups: result.value, loadedFor: query, isLoading: false })
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    type: (typed) => {
      const query = normalizeQuery(typed)
      const before = store.getSnapshot()
      if (query === normalizeQuery(before.typed)) return store.set({ ...before, typed })
      giveUp()
      if (query === '') return store.set({ ...before, typed, groups: [], loadedFor: '', isLoading: false })
      store.set({ ...before, typed, isLoading: true })
      stopWaiting = clock.after(pause, () => void send(query))
    },
    clear: () => {
      giveUp()
      store.set({ ...store.getSnapshot(), typed: '', groups: [], loadedFor: '', isLoading: false })
    },
    remember: () => {
      const state = store.getSnapshot()
      const query = normalizeQuery(state.typed)
      if (query === '') return
      const recent = [query, ...state.recent.filter((text) => text !== query)].slice(0, mostRecent)
      storage.set(storageKey, JSON.stringify(recent))
      store.set({ ...state, recent })
    },
    forget: () => {
      giveUp()
      storage.remove(storageKey)
      store.set({ typed: '', groups: [], loadedFor: '', isLoading: false, recent: [] })
    },
    stop: giveUp,
  }
}
