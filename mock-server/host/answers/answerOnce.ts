import type { Context } from 'hono'
import { text, whole } from '../database/Database.ts'
import type { Host } from './Host.ts'
import { notUnderstood } from './readBody.ts'
import { succeed } from './succeed.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Does a change at most once for an Idempotency-Key: the same key within 24 hours gets the first answer again and changes nothing.
 * Refusals are not remembered, so that the same wish can be tried again. Without a key the change is simply made.
 */
export const answerOnce = (host: Host, context: Context, operation: string, change: () => { readonly status: 'success' }): Response => {
  const key = context.req.header('idempotency-key')
  if (key === undefined) return succeed(context, host.database.transaction(change))
  if (key.length < 8 || key.length > 128) throw notUnderstood('Idempotency-Key: 8 to 128 characters')
  const known = host.database.get('SELECT body, made_at FROM answer WHERE operation = ? AND key = ?', operation, key)
  if (known !== null && whole(known, 'made_at') > host.now() - day) {
    return context.body(text(known, 'body'), 200, { 'Content-Type': 'application/json' })
  }
  const answer = host.database.transaction(() => {
    const made = change()
    host.database.run(
      'INSERT OR REPLACE INTO answer (operation, key, body, made_at) VALUES (?, ?, ?, ?)',
      operation,
      key,
      JSON.stringify(made),
      host.now(),
    )
    return made
  })
  return succeed(context, answer)
}
