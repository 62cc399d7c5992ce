import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../build/sources.ts'

/*
 * Takes the locks out of the backend that is loaded after this (`node --import`): its transactions are READ COMMITTED, so nothing conflicts and
 * nothing is tried again. The race must be lost then; if it is not, it proves nothing.
 */
const { Client } = createRequire(join(root, 'backend/package.json'))('pg') as {
  readonly Client: { readonly prototype: { query: (this: unknown, query: unknown, ...rest: readonly unknown[]) => unknown } }
}
const send = Client.prototype.query
Client.prototype.query = function (query, ...rest) {
  return send.call(this, query === 'BEGIN ISOLATION LEVEL SERIALIZABLE' ? 'BEGIN ISOLATION LEVEL READ COMMITTED' : query, ...rest)
}
