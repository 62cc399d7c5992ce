import { Effect } from 'effect'
import type { ClockPort, Outcome } from '@thuishaven/core'
import { patience } from './dispensable.server.ts'

/** Answers that are the same for every visitor without a session, kept for a moment and handed to all of them. */
export interface AnswerCache {
  /**
   * The answer kept under `key`, or else that of `ask`. Visitors who ask while `ask` is under way wait for the same answer.
   * An answer past its freshness is still handed out while a question in the background renews it. Older ones still stand in for a host
   * that does not answer, or not in half a second. Failures are not kept.
   */
  readonly through: <Answer, Failure extends { readonly _tag: string }>(
    key: string,
    ask: Effect.Effect<Answer, Failure>,
  ) => Effect.Effect<Answer, Failure>
  /** The answer kept under `key`, however old as long as it may stand in; null when there is none. */
  readonly standIn: (key: string) => unknown
}

export interface AnswerCacheOptions {
  /** Milliseconds for which an answer is handed out without asking; 0 keeps nothing. */
  readonly freshFor: number
  /** Milliseconds after which an answer is no longer handed out without waiting for a newer one. */
  readonly usableFor: number
  /** Milliseconds after which an answer does not even stand in for a host that gives none. */
  readonly standsInFor: number
  /** Answers kept at most; the one that nobody asked for the longest goes first. */
  readonly entries: number
  /** Milliseconds that never go back. */
  readonly now: () => number
  readonly after: ClockPort['after']
  /** Runs a question to its end, whoever stops waiting for it; rejects on a defect. */
  readonly run: <Answer, Failure>(ask: Effect.Effect<Answer, Failure>) => Promise<Outcome<Answer, Failure>>
}

interface Entry<Answer, Failure> {
  kept: { readonly answer: Answer; readonly since: number } | null
  underWay: Promise<Outcome<Answer, Failure>> | null
  /** When the host last gave no answer, or not in time; waiting again would be in vain for a while. */
  missedAt: number
}

/** Milliseconds for which nobody waits for a host that has just failed, as long as there is a stand-in. */
const rest = 5000

export const makeAnswerCache = ({ freshFor, usableFor, standsInFor, entries, now, after, run }: AnswerCacheOptions): AnswerCache => {
  const kept = new Map<string, Entry<unknown, unknown>>()

  /** The entry of `key`, now the last to be thrown out. A key always goes with one kind of question, so its types are those of `ask`. */
  const entryOf = <Answer, Failure>(key: string): Entry<Answer, Failure> => {
    const entry = kept.get(key) ?? { kept: null, underWay: null, missedAt: -Infinity }
    kept.delete(key)
    kept.set(key, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= entries) break
      kept.delete(oldest)
    }
    return entry as Entry<Answer, Failure>
  }

  const renew = <Answer, Failure extends { readonly _tag: string }>(
    key: string,
    entry: Entry<Answer, Failure>,
    ask: Effect.Effect<Answer, Failure>,
  ): Promise<Outcome<Answer, Failure>> => {
    entry.underWay ??= run(ask)
      .then((outcome) => {
        if (outcome.ok) {
          entry.kept = { answer: outcome.value, since: now() }
          entry.missedAt = -Infinity
        }
        // A host in trouble takes nothing back; 'no longer there' and 'closed' do.
        else if (outcome.failure._tag !== 'HostUnreachable') entry.kept = null
        return outcome
      })
      .finally(() => {
        entry.underWay = null
        if (entry.kept === null && kept.get(key) === entry) kept.delete(key)
      })
    return entry.underWay
  }

  /** What came of a question if it came in time and the host was there; it goes on in the background when not. */
  const inTime = async <Answer, Failure extends { readonly _tag: string }>(
    underWay: Promise<Outcome<Answer, Failure>>,
    entry: Entry<Answer, Failure>,
  ): Promise<Outcome<Answer, Failure> | 'missed'> => {
    let cancel = (): void => undefined
    const late = new Promise<'missed'>((resolve) => {
      cancel = after(now() - entry.missedAt < rest ? 0 : patience, () => resolve('missed'))
    })
    const first = await Promise.race([underWay, late])
    cancel()
    underWay.catch(() => undefined)
    const isMissed = first === 'missed' || (!first.ok && first.failure._tag === 'HostUnreachable')
    if (isMissed) entry.missedAt = Math.max(entry.missedAt, now())
    return isMissed ? 'missed' : first
  }

  return {
    standIn: (key) => {
      const { kept: found = null } = kept.get(key) ?? {}
      return found !== null && now() - found.since < standsInFor ? found.answer : null
    },
    through: <Answer, Failure extends { readonly _tag: string }>(key: string, ask: Effect.Effect<Answer, Failure>) =>
      Effect.suspend((): Effect.Effect<Answer, Failure> => {
        if (freshFor <= 0) return ask
        const entry = entryOf<Answer, Failure>(key)
        const age = entry.kept === null ? Infinity : now() - entry.kept.since
        if (entry.kept !== null && age < usableFor) {
          // A defect in the background is met again by whoever asks after the answer has become unusable.
          if (age >= freshFor) renew(key, entry, ask).catch(() => undefined)
          return Effect.succeed(entry.kept.answer)
        }
        if (entry.kept !== null && age < standsInFor) {
          const { answer } = entry.kept
          return Effect.flatMap(
            Effect.promise(() => inTime(renew(key, entry, ask), entry)),
            (outcome) => {
              if (outcome === 'missed') return Effect.succeed(answer)
              return outcome.ok ? Effect.succeed(outcome.value) : Effect.fail(outcome.failure)
            },
          )
        }
        return Effect.flatMap(
          Effect.promise(() => renew(key, entry, ask)),
          (outcome) => (outcome.ok ? Effect.succeed(outcome.value) : Effect.fail(outcome.failure)),
        )
      }),
  }
}
