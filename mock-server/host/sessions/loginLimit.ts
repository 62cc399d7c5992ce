import type { Host } from '../answers/Host.ts'
import { Refusal } from '../answers/Refusal.ts'
import { whole } from '../database/Database.ts'

const loginWindow = 15 * 60 * 1000
const loginTries = 5

/** Refuses with 429 after five wrong passwords for one e-mail address within 15 minutes. */
export const limitLogins = (host: Host, email: string): void => {
  const since = host.now() - loginWindow
  const row = host.database.get('SELECT count(*) AS tries, min(at) AS first FROM failed_login WHERE email = ? AND at > ?', email, since)
  if (row === null || whole(row, 'tries') < loginTries) return
  const wait = Math.max(1, Math.ceil((whole(row, 'first') + loginWindow - host.now()) / 1000))
  throw new Refusal(429, 'tooManyRequests', { headers: { 'Retry-After': `${wait}` } })
}

export const noteFailedLogin = (host: Host, email: string): void => {
  host.database.run('DELETE FROM failed_login WHERE at <= ?', host.now() - loginWindow)
  host.database.run('INSERT INTO failed_login (email, at) VALUES (?, ?)', email, host.now())
}

/** A right password clears what went before. */
export const forgetFailedLogins = (host: Host, email: string): void => {
  host.database.run('DELETE FROM failed_login WHERE email = ?', email)
}
