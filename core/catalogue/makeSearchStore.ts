import type { Outcome } from '../outcome.ts'
import type { HostFailure } from '../ports/failures.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { Cancellation } from '../run.ts'
import { makeStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'
import { searchQuestion } from './search.ts'
import type { SearchGroup } from './search.ts'

/** What the search shows. */
export interface SearchState {
  readonly typed: string
  readonly groups: readonly SearchGroup[]
  /** The question that `groups` answer; empty before the first answer. */
  readonly answered: string
  readonly asking: boolean
  /** What was looked for before on this device, the latest first. */
  readonly recent: readonly string[]
}

/** The search of one visitor (SRC-01, SRC-03). */
export interface SearchStore extends Store<SearchState> {
  readonly type: (text: string) => void
  readonly clear: () => void
  /** Remembers what was typed, when the shopper goes on with it. */
  readonly remember: () => void
  /** Forgets what was found and what was looked for before, as for another customer (SES-04). */
  readonly forget: () => void
}

/** What the search of one visitor is made of. */
export interface SearchStoreParts {
  readonly clock: ClockPort
  readonly storage: StoragePort
  readonly logger: LoggerPort
  readonly ask: (question: string, options: { readonly signal: Cancellation }) => Promise<Outcome<readonly SearchGroup[], HostFailure>>
}

/** Milliseconds after the last key before the host is asked (SRC-01). */
const pause = 300

const drawer = 'thuishaven.searches'
const mostRecent = 5

const readRecent = (storage: StoragePort): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage.get(drawer) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, mostRecent) : []
  } catch {
    return []
  }
}

/** A question that is under way, to be given up. */
const makeCancellation = (): Cancellation & { readonly cancel: () => void } => {
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
 * Asks while the shopper types: trimmed, nothing for blanks, 300 ms after the last key, and a late answer never takes the place of a
 * newer one (SRC-01). A failure is logged and leaves what was found (SRC-03).
 */
export const makeSearchStore = ({ clock, storage, logger, ask }: SearchStoreParts): SearchStore & { readonly stop: () => void } => {
  const store = makeStore<SearchState>({ typed: '', groups: [], answered: '', asking: false, recent: [] }, () =>
    store.set({ ...store.getSnapshot(), recent: readRecent(storage) }),
  )
  let stopWaiting = (): void => undefined
  let underWay = makeCancellation()
  let turn = 0

  const giveUp = (): void => {
    turn += 1
    stopWaiting()
    underWay.cancel()
  }
  const send = async (question: string): Promise<void> => {
    const mine = turn
    underWay = makeCancellation()
    const outcome = await ask(question, { signal: underWay }).catch((problem: unknown) => {
      // A question that was given up ends without an answer.
      if (mine === turn) throw problem
      return null
    })
    if (outcome === null || mine !== turn) return
    if (!outcome.ok) {
      logger.warn('search failed', { failure: outcome.failure._tag })
      return store.set({ ...store.getSnapshot(), asking: false })
    }
    store.set({ ...store.getSnapshot(), groups: outcome.value, answered: question, asking: false })
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    type: (typed) => {
      const question = searchQuestion(typed)
      const before = store.getSnapshot()
      if (question === searchQuestion(before.typed)) return store.set({ ...before, typed })
      giveUp()
      if (question === '') return store.set({ ...before, typed, groups: [], answered: '', asking: false })
      store.set({ ...before, typed, asking: true })
      stopWaiting = clock.after(pause, () => void send(question))
    },
    clear: () => {
      giveUp()
      store.set({ ...store.getSnapshot(), typed: '', groups: [], answered: '', asking: false })
    },
    remember: () => {
      const state = store.getSnapshot()
      const question = searchQuestion(state.typed)
      if (question === '') return
      const recent = [question, ...state.recent.filter((text) => text !== question)].slice(0, mostRecent)
      storage.set(drawer, JSON.stringify(recent))
      store.set({ ...state, recent })
    },
    forget: () => {
      giveUp()
      storage.remove(drawer)
      store.set({ typed: '', groups: [], answered: '', asking: false, recent: [] })
    },
    stop: giveUp,
  }
}
