import type { Operation } from '../contract/operations.ts'
import type { Context } from 'hono'
import type { Backend } from './Backend.ts'

/** One call of the backend: the request and what happens. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path as Hono reads it. */
  readonly path: string
  /** null: no call of the contract. */
  readonly operation: Operation | null
  readonly handle: (backend: Backend, context: Context) => Response | Promise<Response>
}
