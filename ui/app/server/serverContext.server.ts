import type { Context, MiddlewareHandler } from 'hono'
import { errorReportOf } from '@thuishaven/core/errors'
import type { ErrorsPort } from '@thuishaven/core/errors'
import { noOldAddresses } from '@thuishaven/core/routing'
import type { OldAddresses } from '@thuishaven/core/routing'
import type { ServerComposition } from '../../../adapters/composition/createServerShop.server.ts'
import { limitCalls } from '../../framework/server/callLimits.server.ts'
import { createWaitingBytes, limitBody } from '../../framework/server/limitBody.server.ts'
import { limitedCalls } from './limitedCalls.server.ts'
import type { Metrics } from '../../framework/server/metrics.server.ts'
import type { FetchBackend, Log } from '../../framework/server/proxyToBackend.server.ts'
import type { RenderDependencies } from './renderDependencies.server.ts'
import type { RetainedBuilds } from '../../framework/server/retainedBuilds.server.ts'
import type { ServerEnv, TrustedProxies } from '../../framework/server/trustedProxies.server.ts'

export interface ServerOptions {
  readonly composition: ServerComposition
  readonly render: RenderDependencies
  readonly metrics: Metrics
  readonly trustedProxies: TrustedProxies
  /** The Strict-Transport-Security header; null for none. */
  readonly transportSecurity: string | null
  readonly apiUrl: string
  /** Bank pages are proxied only if the shop's backend is a mock server. */
  readonly passMockServer: boolean
  /** Folder of the client build; null in development, where another server hands out the files. */
  readonly clientFolder: string | null
  /** The files of earlier builds, and of other programs' newer ones; none when left out. */
  readonly retainedBuilds?: RetainedBuilds
  readonly log: Log
  readonly fetchBackend?: FetchBackend
  /** Receives errors beside the log; optional. */
  readonly errors?: ErrorsPort
  /** Addresses of earlier versions of the shop; none when left out. */
  readonly oldAddresses?: OldAddresses
  /** The server is stopping: a load balancer should send visitors elsewhere. */
  readonly isDraining?: () => boolean
  /** Time for which a shared page is served from the cache, in ms. */
  readonly pagesFreshFor?: number
  /** Bytes of bodies that are still arriving, of all visitors together. */
  readonly mostWaitingBytes?: number
}

/** The options with their defaults, and what several parts of the server count together. */
export interface ServerContext extends Required<ServerOptions> {
  /** Counts the calls and forms that a visitor may post only so often. */
  readonly countCall: MiddlewareHandler<ServerEnv>
  /** Refuses bodies of more than so many bytes. */
  readonly limitBytes: (most: number, refuse: (context: Context) => Response) => MiddlewareHandler
  /** Counts and reports what is our own fault. */
  readonly reportDefect: (problem: unknown, requestId: string) => void
}

export const createServerContext = (options: ServerOptions): ServerContext => {
  const given = {
    fetchBackend: fetch,
    oldAddresses: noOldAddresses,
    isDraining: () => false,
    pagesFreshFor: 0,
    mostWaitingBytes: 32 * 1024 * 1024,
    retainedBuilds: { folders: () => [] },
    errors: { report: () => undefined },
    ...options,
  }
  const waiting = createWaitingBytes(given.mostWaitingBytes)
  return {
    ...given,
    countCall: limitCalls(limitedCalls),
    limitBytes: (most, refuse) => limitBody(most, refuse, waiting),
    reportDefect: (problem, id) => {
      given.metrics.reportedError('server')
      given.errors.report(errorReportOf(problem, { id, side: 'server', page: 'server', build: given.render.version }))
    },
  }
}
