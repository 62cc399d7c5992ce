import type { Row, Value } from '../database/row.ts'

/**
 * What shoppers do: carts, accounts, orders, mails. On SQLite or Postgres; statements are written once for both, with `?` or `?1` for values,
 * and say nothing that only one of them knows (see README.md).
 */
export interface Store {
  readonly all: (sql: string, ...values: Value[]) => Promise<readonly Row[]>
  readonly get: (sql: string, ...values: Value[]) => Promise<Row | null>
  /** Answers the number of changed rows. */
  readonly run: (sql: string, ...values: Value[]) => Promise<number>
  /**
   * Like `run`, for whom the outcome does not matter: it reaches the database with the next statement or with the end of the transaction,
   * which then fails for it.
   */
  readonly runLater: (sql: string, ...values: Value[]) => Promise<void>
  /**
   * Everything in `work` happens or nothing does, isolated from other transactions. `work` uses the store that it is given, and no other; it may
   * run again, so what it does outside of the store must bear that. Inside a transaction `work` belongs to that one.
   */
  readonly transaction: <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>
  /** Sends a short message to every program on the same data, this one included, as soon as what was done counts. */
  readonly announce: (topic: string, message: string) => Promise<void>
  /**
   * Calls `listener` with each message of a topic, and with null when messages may have been missed. A message of this program's own is waited
   * for: what sent it returns after the listeners have. Listeners must not throw.
   */
  readonly listen: (topic: string, listener: Listener) => Promise<void>
  readonly close: () => Promise<void>
}

export type Listener = (message: string | null) => Promise<void>

/** The listeners of this program, by topic. */
export const createListeners = () => {
  const listeners = new Map<string, Listener[]>()
  return {
    add: (topic: string, listener: Listener): void => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    deliver: async (messages: readonly (readonly [topic: string, message: string])[]): Promise<void> => {
      await Promise.all(messages.flatMap(([topic, message]) => (listeners.get(topic) ?? []).map((listener) => listener(message))))
    },
    /** Messages may have been missed. */
    startAnew: async (): Promise<void> => {
      await Promise.all([...listeners.values()].flat().map((listener) => listener(null)))
    },
  }
}

/** The store was used beside the transaction that the caller is in, which waits for it or does not see it: a mistake in the program. */
export class OutsideTransaction extends Error {
  constructor() {
    super('The store was used outside of the open transaction: use the backend that transact() hands on.')
  }
}

/** The store cannot be reached at the moment; `cause` says why. Whether a transaction that met this was carried out is not known. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    // Of several addresses that were tried there are several messages, and none for all.
    super(`The database is unavailable (${cause instanceof Error && cause.message !== '' ? cause.message : String(codeOf(cause))})`, {
      cause,
    })
  }
}

/** The code of an error of Node or of a database. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
