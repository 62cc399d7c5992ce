import type { Context } from 'hono'
import { text, whole } from '../database/Database.ts'
import type { Database } from '../database/Database.ts'
import type { Backend } from './Backend.ts'
import { notUnderstood } from './readBody.ts'
import { succeed } from './succeed.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Does a change at most once for an Idempotency-Key: the same key within 24 hours gets the first response again and changes nothing.
 * Refusals are not remembered, so that the same change can be tried again. Without a key the change is simply made.
 * @param operation names the call and whose it is: a key of another visitor is ignored. null: the caller is unknown
 * @param afterwards names the call for who repeats it after the response has come through
 */
export const answerIdempotently = <Data extends { readonly status: 'success' }>(
  backend: Backend,
  context: Context,
  operation: string | null,
  change: () => Data,
  afterwards: (response: Data) => string | null = () => operation,
): Response => {
  const key = context.req.header('idempotency-key')
  if (key === undefined) return succeed(context, backend.database.transaction(change))
  if (key.length < 8 || key.length > 128) throw notUnderstood('Idempotency-Key: 8 to 128 characters')
  const known =
    operation === null ? null : backend.database.get('SELECT body, made_at FROM answer WHERE operation = ? AND key = ?', operation, key)
  if (known !== null && whole(known, 'made_at') > backend.now() - day) {
    return context.body(text(known, 'body'), 200, { 'Content-Type': 'application/json' })
  }
  const response = backend.database.transaction(() => {
    const made = change()
    for (const name of new Set([operation, afterwards(made)].filter((name) => name !== null)))
      backend.database.run(
        'INSERT OR REPLACE INTO answer (operation, key, body, made_at) VALUES (?, ?, ?, ?)',
        name,
        key,
        JSON.stringify(made),
        backend.now(),
      )
    return made
  })
  return succeed(context, response)
}

/** What was done under one name counts under another from now on. */
export const keepResponses = (database: Database, from: string, to: string): void => {
  database.run('UPDATE OR IGNORE answer SET operation = ? WHERE operation = ?', to, from)
}
