import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { whole } from '../database/row.ts'

/** Lifetime of contexts in ms after the last query of their search. */
const lifetime = 15 * 60 * 1000

/** The context is expired or unknown. */
export const expired = (): HttpFailure => new HttpFailure(410, 'addressContextExpired')

/** Begins a search and returns its id. */
export const beginSearch = async (backend: Backend): Promise<string> => {
  const id = backend.newId('search')
  await backend.store.run('INSERT INTO address_search (id, asked_at) VALUES (?, ?)', id, backend.now())
  return id
}

/** The context sent to clients: that of the address service, prefixed with the id of the search. */
export const contextOf = (session: string, own: string): string => `${session}.${Buffer.from(own, 'utf8').toString('base64url')}`

/** Reads a context and extends its search; refuses with 410 an expired or unknown one. */
export const readContext = async (backend: Backend, context: string): Promise<{ readonly session: string; readonly own: string }> => {
  const [session = '', own = ''] = context.split('.')
  const row = await backend.store.get('SELECT asked_at FROM address_search WHERE id = ?', session)
  if (row === null || whole(row, 'asked_at') + lifetime < backend.now()) throw expired()
  await backend.store.run('UPDATE address_search SET asked_at = ? WHERE id = ?', backend.now(), session)
  return { session, own: Buffer.from(own, 'base64url').toString('utf8') }
}
