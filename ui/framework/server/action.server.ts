import type { Context, Handler } from 'hono'
import type { Locale } from '@thuishaven/core/locale'
import type { VisitorScope } from './requestScope.server.ts'
import type { RespondWithPage } from './respondToForm.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'

/** Dependencies of every action. */
export interface ActionDependencies<Shop> {
  /** The shop of this request's visitor; closed by its creator. */
  readonly createScope: (context: Context<ServerEnv>, locale: Locale) => VisitorScope<Shop>
  readonly respondWithPage: RespondWithPage
}

/** A server route of a feature: a posted form, or a file. Posts are protected against CSRF and rate-limited before `handler`. */
export interface ServerAction<Dependencies> {
  readonly method: 'get' | 'post'
  /** One address for all languages, or an address for each, in Hono's notation. */
  readonly path: string | ((locale: Locale) => string)
  /** @param locale the language of the address; the main one where the address names none */
  readonly handler: (dependencies: Dependencies, locale: Locale) => Handler<ServerEnv>
}
