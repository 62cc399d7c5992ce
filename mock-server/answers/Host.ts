import type { Database } from '../database/Database.ts'
import type { Scenarios } from '../scenarios/Scenarios.ts'

/** What every call of the mock host works with. */
export interface Host {
  readonly database: Database
  readonly scenarios: Scenarios
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number
  /** A new id that nobody can guess, with a word in front. */
  readonly newId: (word: string) => string
  /** Public address of the shop, without trailing slash. */
  readonly appUrl: string
}
