import type { Operation } from '../contract/operations.ts'
import type { Context } from 'hono'
import type { Backend } from './Backend.ts'

/** One call of the backend: method, path and handler. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path in Hono's syntax. */
  readonly path: string
  /** null: not a call of the contract. */
  readonly operation: Operation | null
  readonly handle: (backend: Backend, context: Context) => Response | Promise<Response>
}
