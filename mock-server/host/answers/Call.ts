import type { Context } from 'hono'
import type { Host } from './Host.ts'

/** One call of the host: what is asked and what happens. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path as Hono reads it. */
  readonly path: string
  readonly handle: (host: Host, context: Context) => Response | Promise<Response>
}
