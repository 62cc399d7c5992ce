import { whole } from '../database/Database.ts'
import type { Host } from './Host.ts'
import { Refusal } from './Refusal.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

export interface TryLimit {
  readonly most: number
  /** Milliseconds after which a try no longer counts; a day at most. */
  readonly within: number
}

/** For what is guessed: five times within 15 minutes. */
const guesses: TryLimit = { most: 5, within: 15 * minute }

/** Refuses with 429 when this was tried so often already; `what` names the call and whom it is about. */
export const limitTries = (host: Host, what: string, { most, within }: TryLimit = guesses): void => {
  const row = host.database.get(
    'SELECT count(*) AS tries, min(at) AS first FROM tried WHERE what = ? AND at > ?',
    what,
    host.now() - within,
  )
  if (row === null || whole(row, 'tries') < most) return
  const wait = Math.max(1, Math.ceil((whole(row, 'first') + within - host.now()) / 1000))
  throw new Refusal(429, 'tooManyRequests', { headers: { 'Retry-After': `${wait}` } })
}

export const noteTry = (host: Host, what: string): void => {
  host.database.run('DELETE FROM tried WHERE at <= ?', host.now() - day)
  host.database.run('INSERT INTO tried (what, at) VALUES (?, ?)', what, host.now())
}

/** What was right at last clears what went before. */
export const forgetTries = (host: Host, what: string): void => {
  host.database.run('DELETE FROM tried WHERE what = ?', what)
}
