import type { Host } from '../answers/Host.ts'
import { Refusal } from '../answers/Refusal.ts'
import { whole } from '../database/Database.ts'
import type { Scope } from './matchAddresses.ts'

/** Contexts expire this long after the last question of their search. */
const lifetime = 15 * 60 * 1000

const expired = (): Refusal => new Refusal(410, 'addressContextExpired')

const scopeOf = (written: string): Scope | null => {
  try {
    const scope = JSON.parse(Buffer.from(written, 'base64url').toString('utf8')) as Scope
    return typeof scope === 'object' && scope !== null && 'kind' in scope ? scope : null
  } catch {
    return null
  }
}

/** Begins a search and answers its id. */
export const beginSearch = (host: Host): string => {
  const id = host.newId('search')
  host.database.run('DELETE FROM address_search WHERE asked_at < ?', host.now() - lifetime)
  host.database.run('INSERT INTO address_search (id, asked_at) VALUES (?, ?)', id, host.now())
  return id
}

/** A context as it travels. */
export const contextOf = (searchId: string, scope: Scope): string =>
  `${searchId}.${Buffer.from(JSON.stringify(scope), 'utf8').toString('base64url')}`

/** Reads a context and keeps its search alive; refuses with 410 one that has expired or never was. */
export const readContext = (host: Host, context: string): { readonly searchId: string; readonly scope: Scope } => {
  const [searchId = '', written = ''] = context.split('.')
  const row = host.database.get('SELECT asked_at FROM address_search WHERE id = ?', searchId)
  const scope = scopeOf(written)
  if (row === null || scope === null || whole(row, 'asked_at') + lifetime < host.now()) throw expired()
  host.database.run('UPDATE address_search SET asked_at = ? WHERE id = ?', host.now(), searchId)
  return { searchId, scope }
}
