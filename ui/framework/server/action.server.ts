import type { Context, Handler } from 'hono'
import type { Locale } from '@thuishaven/core/locale'
import type { VisitorScope } from './requestScope.server.ts'
import type { RespondWithPage } from './respondToForm.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'

/** What every action may use. */
export interface ActionDependencies<Shop> {
  /** The shop of this request's visitor; closed by its creator. */
  readonly createScope: (context: Context<ServerEnv>, locale: Locale) => VisitorScope<Shop>
  readonly respondWithPage: RespondWithPage
}

/** An address of a feature that the server answers itself: a posted form, or a file. Posts are protected from other sites and limited before `handler`. */
export interface ServerAction<Dependencies> {
  readonly method: 'get' | 'post'
  /** One address for all languages, or an address for each, in Hono's notation. */
  readonly path: string | ((locale: Locale) => string)
  /** @param locale the language of the address; the main one where the address names none */
  readonly handler: (dependencies: Dependencies, locale: Locale) => Handler<ServerEnv>
}
