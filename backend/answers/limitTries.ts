import { whole } from '../database/Database.ts'
import type { Backend } from './Backend.ts'
import { HttpFailure } from './HttpFailure.ts'

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
export const limitTries = (backend: Backend, what: string, { most, within }: TryLimit = guesses): void => {
  const row = backend.database.get(
    'SELECT count(*) AS tries, min(at) AS first FROM tried WHERE what = ? AND at > ?',
    what,
    backend.now() - within,
  )
  if (row === null || whole(row, 'tries') < most) return
  const wait = Math.max(1, Math.ceil((whole(row, 'first') + within - backend.now()) / 1000))
  throw new HttpFailure(429, 'tooManyRequests', { headers: { 'Retry-After': `${wait}` } })
}

export const noteTry = (backend: Backend, what: string): void => {
  backend.database.run('DELETE FROM tried WHERE at <= ?', backend.now() - day)
  backend.database.run('INSERT INTO tried (what, at) VALUES (?, ?)', what, backend.now())
}

/** What was right at last clears what went before. */
export const forgetTries = (backend: Backend, what: string): void => {
  backend.database.run('DELETE FROM tried WHERE what = ?', what)
}
