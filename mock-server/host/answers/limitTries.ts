import { whole } from '../database/Database.ts'
import type { Host } from './Host.ts'
import { Refusal } from './Refusal.ts'

/** Milliseconds after which a try is forgotten: 15 minutes. */
const remembered = 15 * 60 * 1000

/** Refuses with 429 when this was tried so often already within 15 minutes; `what` names the call and whom it is about. */
export const limitTries = (host: Host, what: string, most = 5): void => {
  const since = host.now() - remembered
  const row = host.database.get('SELECT count(*) AS tries, min(at) AS first FROM tried WHERE what = ? AND at > ?', what, since)
  if (row === null || whole(row, 'tries') < most) return
  const wait = Math.max(1, Math.ceil((whole(row, 'first') + remembered - host.now()) / 1000))
  throw new Refusal(429, 'tooManyRequests', { headers: { 'Retry-After': `${wait}` } })
}

export const noteTry = (host: Host, what: string): void => {
  host.database.run('DELETE FROM tried WHERE at <= ?', host.now() - remembered)
  host.database.run('INSERT INTO tried (what, at) VALUES (?, ?)', what, host.now())
}

/** What was right at last clears what went before. */
export const forgetTries = (host: Host, what: string): void => {
  host.database.run('DELETE FROM tried WHERE what = ?', what)
}
