import type { Context } from 'hono'
import type { operations } from '../../../contracts/generated/api.ts'
import type { Host } from './Host.ts'

/** The contract's name of a call. */
export type Operation = keyof operations

/** One call of the host: what is asked and what happens. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path as Hono reads it. */
  readonly path: string
  /** null: no call of the shop, but of the mock server. */
  readonly operation: Operation | null
  readonly handle: (host: Host, context: Context) => Response | Promise<Response>
}
