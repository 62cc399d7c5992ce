import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../build/sources.ts'

/*
 * Weakens the transactions of the backend loaded after this (`node --import`) to READ COMMITTED, so that nothing conflicts or is retried. The
 * race must fail then; otherwise it proves nothing.
 */
const { Client } = createRequire(join(root, 'backend/package.json'))('pg') as {
  readonly Client: { readonly prototype: { query: (this: unknown, query: unknown, ...rest: readonly unknown[]) => unknown } }
}
const send = Client.prototype.query
Client.prototype.query = function (query, ...rest) {
  return send.call(this, query === 'BEGIN ISOLATION LEVEL SERIALIZABLE' ? 'BEGIN ISOLATION LEVEL READ COMMITTED' : query, ...rest)
}
