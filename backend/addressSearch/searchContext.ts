import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { whole } from '../database/row.ts'

/** Contexts expire this long after the last question of their search. */
const lifetime = 15 * 60 * 1000

/** The context has expired, or never was. */
export const expired = (): HttpFailure => new HttpFailure(410, 'addressContextExpired')

/** Begins a search and answers its id. */
export const beginSearch = async (backend: Backend): Promise<string> => {
  const id = backend.newId('search')
  await backend.store.run('INSERT INTO address_search (id, asked_at) VALUES (?, ?)', id, backend.now())
  return id
}

/** A context as it travels: that of the address service, marked with its search. */
export const contextOf = (session: string, own: string): string => `${session}.${Buffer.from(own, 'utf8').toString('base64url')}`

/** Reads a context and keeps its search alive; refuses with 410 one that has expired or never was. */
export const readContext = async (backend: Backend, context: string): Promise<{ readonly session: string; readonly own: string }> => {
  const [session = '', own = ''] = context.split('.')
  const row = await backend.store.get('SELECT asked_at FROM address_search WHERE id = ?', session)
  if (row === null || whole(row, 'asked_at') + lifetime < backend.now()) throw expired()
  await backend.store.run('UPDATE address_search SET asked_at = ? WHERE id = ?', backend.now(), session)
  return { session, own: Buffer.from(own, 'base64url').toString('utf8') }
}
