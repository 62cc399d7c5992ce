import type { Context } from 'hono'
import { text } from '../database/row.ts'
import type { Store } from '../store/Store.ts'
import type { Backend } from './Backend.ts'
import { notUnderstood } from './readBody.ts'
import { transact } from './transact.ts'

const day = 24 * 60 * 60 * 1000

/** Claims a key for a call; false when a completed call claimed it within a day. */
const claim = async ({ store, now }: Backend, operation: string, key: string): Promise<boolean> => {
  const claimed = await store.run(
    `INSERT INTO answer (operation, key, body, made_at) VALUES (?, ?, '', ?)
     ON CONFLICT (operation, key) DO UPDATE SET body = '', made_at = excluded.made_at WHERE answer.made_at <= ?`,
    operation,
    key,
    now(),
    now() - day,
  )
  return claimed > 0
}

interface Success {
  readonly status: 'success'
}

/**
 * Makes a change, or returns its first response.
 * @param operation names the call and its visitor: a key of another visitor is ignored. null: the caller is unknown
 * @param afterwards names the call for a caller that repeats it after it has received the response
 */
type Once = <Data extends Success>(
  operation: string | null,
  change: () => Promise<Data>,
  afterwards?: (response: Data) => string,
) => Promise<string>

/**
 * Makes a change at most once per Idempotency-Key: the same key within 24 hours returns the first response and changes nothing. The key is
 * claimed in the transaction of the change, so that one of two simultaneous requests waits for the other, also across processes.
 * Refusals are not stored, so that the same change can be retried. Without a key the change is made unconditionally.
 * @param work returns what `once` returns, and may read before it
 */
export const withIdempotencyKey = async (
  backend: Backend,
  context: Context,
  work: (backend: Backend, once: Once) => Promise<string>,
): Promise<Response> => {
  const key = context.req.header('idempotency-key')
  if (key !== undefined && (key.length < 8 || key.length > 128)) throw notUnderstood('Idempotency-Key: 8 to 128 characters')
  const body = await transact(backend, (inner) =>
    work(inner, async (operation, change, afterwards) => {
      if (key === undefined) return JSON.stringify(await change())
      const { store, now } = inner
      if (operation !== null && !(await claim(inner, operation, key))) {
        const known = await store.get('SELECT body FROM answer WHERE operation = ? AND key = ?', operation, key)
        return known === null ? '' : text(known, 'body')
      }
      const made = await change()
      const response = JSON.stringify(made)
      for (const name of new Set([operation, afterwards?.(made) ?? null].filter((one) => one !== null)))
        await store.runLater(
          `INSERT INTO answer (operation, key, body, made_at) VALUES (?, ?, ?, ?)
           ON CONFLICT (operation, key) DO UPDATE SET body = excluded.body, made_at = excluded.made_at`,
          name,
          key,
          response,
          now(),
        )
      return response
    }),
  )
  return context.body(body, 200, { 'Content-Type': 'application/json' })
}

/** `withIdempotencyKey` for a change whose name is known. */
export const answerIdempotently = <Data extends Success>(
  backend: Backend,
  context: Context,
  operation: string,
  change: (backend: Backend) => Promise<Data>,
): Promise<Response> => withIdempotencyKey(backend, context, (inner, once) => once(operation, () => change(inner)))

/** What was done under one name counts under another from now on. */
export const keepResponses = async (store: Store, from: string, to: string): Promise<void> => {
  await store.run(
    `UPDATE answer SET operation = ?1 WHERE operation = ?2
     AND NOT EXISTS (SELECT 1 FROM answer known WHERE known.operation = ?1 AND known.key = answer.key)`,
    to,
    from,
  )
}
