import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { whole } from '../database/row.ts'
import type { Scope } from './matchAddresses.ts'

/** Contexts expire this long after the last question of their search. */
const lifetime = 15 * 60 * 1000

const expired = (): HttpFailure => new HttpFailure(410, 'addressContextExpired')

const scopeOf = (written: string): Scope | null => {
  try {
    const scope = JSON.parse(Buffer.from(written, 'base64url').toString('utf8')) as Scope
    return typeof scope === 'object' && scope !== null && 'kind' in scope ? scope : null
  } catch {
    return null
  }
}

/** Begins a search and answers its id. */
export const beginSearch = async (backend: Backend): Promise<string> => {
  const id = backend.newId('search')
  await backend.store.run('DELETE FROM address_search WHERE asked_at < ?', backend.now() - lifetime)
  await backend.store.run('INSERT INTO address_search (id, asked_at) VALUES (?, ?)', id, backend.now())
  return id
}

/** A context as it travels. */
export const contextOf = (searchId: string, scope: Scope): string =>
  `${searchId}.${Buffer.from(JSON.stringify(scope), 'utf8').toString('base64url')}`

/** Reads a context and keeps its search alive; refuses with 410 one that has expired or never was. */
export const readContext = async (backend: Backend, context: string): Promise<{ readonly searchId: string; readonly scope: Scope }> => {
  const [searchId = '', written = ''] = context.split('.')
  const row = await backend.store.get('SELECT asked_at FROM address_search WHERE id = ?', searchId)
  const scope = scopeOf(written)
  if (row === null || scope === null || whole(row, 'asked_at') + lifetime < backend.now()) throw expired()
  await backend.store.run('UPDATE address_search SET asked_at = ? WHERE id = ?', backend.now(), searchId)
  return { searchId, scope }
}
