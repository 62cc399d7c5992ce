import { makeRunner } from '@thuishaven/core'
import type { Shop } from '@thuishaven/core'
import type { AnalyticsPort } from '@thuishaven/core/analytics'
import type { Locale } from '@thuishaven/core/locale'
import { noTag } from '../analytics/noTag.ts'
import { makeSystemClock } from '../clock/systemClock.ts'
import type { ServerCookies } from '../cookies/serverCookies.server.ts'
import { customerCookie, tokenCookie } from '../cookies/cookieSessionToken.ts'
import { withOrderCookie } from '../cookies/orderCookie.ts'
import { withWishCookie } from '../cookies/wishCookie.ts'
import { makeServerCookies } from '../cookies/serverCookies.server.ts'
import type { AnswerCache, AnswerCacheOptions } from '../http/answerCache.server.ts'
import { makeAnswerCache } from '../http/answerCache.server.ts'
import { boundedFetch } from '../http/boundedFetch.server.ts'
import { makeBreaker } from '../http/dispensable.server.ts'
import type { HttpClientOptions } from '../http/client.ts'
import type { RequestPolicy } from '../http/requestPolicy.ts'
import { sanitiseHtml } from '../http/sanitiseHtml.server.ts'
import type { SharedReads } from '../http/sharedReads.server.ts'
import { makeSharedCatalogue, makeSharedConfig } from '../http/sharedReads.server.ts'
import { makeLineLogger } from '../logger/lineLogger.ts'
import { stillPage } from '../page/stillPage.ts'
import { makeMemoryStorage } from '../storage/memoryStorage.ts'
import { onlyTab } from '../tabs/onlyTab.ts'
import type { Scope } from './container.ts'
import { get, openScope, provide, token } from './container.ts'
import type { HostPorts } from '../http/makeHostPorts.ts'
import { makeHostPorts } from '../http/makeHostPorts.ts'
import { ClockToken, ClosersToken, CookiesToken, HostToken, LocaleToken, RunnerToken, ShopToken } from './tokens.ts'
import { closeVisitor, provideVisitor } from './visitorRecipes.ts'

export interface ServerSurroundings {
  /** Base address of the shop's host, without trailing slash. */
  readonly apiUrl: string
  readonly fetch?: HttpClientOptions['fetch']
  /** Where warnings go, a line of JSON each; stderr when left out. */
  readonly log?: (line: string) => void
  readonly policy?: Partial<RequestPolicy>
  /** Times and size of the cache that visitors without a session share; `freshFor: 0` switches it off. */
  readonly answers?: Partial<Pick<AnswerCacheOptions, 'freshFor' | 'usableFor' | 'standsInFor' | 'entries'>>
  /** Further cookies by which the host answers a visitor otherwise than all others; who has one gets nothing from the cache. */
  readonly personalCookies?: readonly string[]
}

/** One request for a page. */
export interface Visit {
  /** The request's Cookie header; '' when it had none. */
  readonly cookieHeader: string
  readonly locale: Locale
  /** Aborts when the visitor has gone: what the host was asked is then cancelled (NET-04). */
  readonly signal?: AbortSignal
  /** Whether the visitor came over https: cookies are then marked Secure. */
  readonly secure?: boolean
  /** Stands in the warnings of this request. */
  readonly requestId?: string
  /** Go with every call to the host on this visitor's behalf; not with those whose answers are shared. */
  readonly hostHeaders?: Readonly<Record<string, string>>
}

export interface VisitorScope {
  readonly shop: Shop
  /** Whether the visitor came with a cookie by which the host may answer otherwise than it answers all others. */
  readonly isPersonal: boolean
  /** Set-Cookie lines for the answer, one a cookie: what the shop wrote and what the host sent. */
  readonly setCookies: () => readonly string[]
  /** Ends timers and requests of this visitor. To be called once, whatever happened. */
  readonly close: () => Promise<void>
}

export interface ServerComposition {
  /** Everything of one request, and nothing of another. */
  readonly openScope: (visit: Visit) => VisitorScope
}

const VisitToken = token<Visit>('Visit')
const ServerCookiesToken = token<ServerCookies>('ServerCookies')

/** Milliseconds that never go back: the machine's clock may be set back, and an age must not stand still then. */
const steadyTime = (): number => performance.now()

/** There is no tag on the server: the page tells what the visitor did. */
const silentAnalytics: AnalyticsPort = { track: () => undefined }

/** A visitor waits for the whole page, so a host that asks for a long pause gets none. */
const serverPolicy: Partial<RequestPolicy> = { longestPause: 1000 }
const usualAnswers = { freshFor: 2000, usableFor: 20_000, standsInFor: 600_000, entries: 2000 }

/** Whose answers are their own: customers have their own prices. */
const usualPersonalCookies = [tokenCookie, customerCookie]

interface Shared {
  readonly cache: AnswerCache
  readonly breakers: SharedReads['breakers']
  /** Ports that know no visitor: what they are told may be shared. */
  readonly anonymous: Readonly<Record<Locale, HostPorts>>
  readonly personalCookies: readonly string[]
}

export const composeServer = (surroundings: ServerSurroundings): ServerComposition => {
  const { apiUrl: baseUrl, fetch = globalThis.fetch, log = (line) => globalThis.console.warn(line) } = surroundings
  const policy = { ...serverPolicy, ...surroundings.policy }
  const host = { baseUrl, fetch: boundedFetch(fetch), random: Math.random, policy, sanitiser: () => Promise.resolve(sanitiseHtml) }
  const clock = makeSystemClock()
  const anonymous = (locale: Locale): HostPorts => makeHostPorts({ ...host, clock, locale })
  const shared: Shared = {
    cache: makeAnswerCache({ ...usualAnswers, ...surroundings.answers, now: steadyTime, after: clock.after, run: makeRunner().run }),
    breakers: { redirectRule: makeBreaker({ now: steadyTime }), config: makeBreaker({ now: steadyTime }) },
    anonymous: { nld: anonymous('nld'), eng: anonymous('eng') },
    personalCookies: [...usualPersonalCookies, ...(surroundings.personalCookies ?? [])],
  }

  const recipes = openScope()
  provideVisitor(recipes, (visitor) => {
    const { requestId } = get(visitor, VisitToken)
    const { reads, own, anonymous } = readsOf(visitor, shared)
    const cookies = get(visitor, ServerCookiesToken)
    return {
      analytics: silentAnalytics,
      catalogue: makeSharedCatalogue(reads, own.catalogue, anonymous.catalogue),
      config: makeSharedConfig(reads, own.config, anonymous.config),
      logger: makeLineLogger(log, requestId === undefined ? {} : { requestId }),
      page: stillPage,
      storage: withWishCookie(cookies, withOrderCookie(cookies, makeMemoryStorage())),
      tabs: onlyTab,
      tag: () => Promise.resolve(noTag),
    }
  })
  provide(recipes, LocaleToken, (visitor) => get(visitor, VisitToken).locale)
  provide(recipes, RunnerToken, (visitor) => {
    const runner = makeRunner()
    get(visitor, ClosersToken).push(runner.close)
    return runner
  })
  provide(recipes, ServerCookiesToken, (visitor) => {
    const { cookieHeader, secure = false } = get(visitor, VisitToken)
    return makeServerCookies({ cookieHeader, secure, now: Date.now })
  })
  provide(recipes, CookiesToken, (visitor) => get(visitor, ServerCookiesToken))
  provide(recipes, HostToken, (visitor) => {
    const cookies = get(visitor, ServerCookiesToken)
    return makeHostPorts({
      ...host,
      locale: get(visitor, LocaleToken),
      clock: get(visitor, ClockToken),
      headers: get(visitor, VisitToken).hostHeaders ?? {},
      cookieHeader: cookies.header,
      onSetCookie: cookies.receive,
    })
  })
  return {
    openScope: (visit) => {
      const visitor = openScope(recipes)
      provide(visitor, VisitToken, () => visit)
      const cookies = get(visitor, ServerCookiesToken)
      const shop = get(visitor, ShopToken)
      const isPersonal = isPersonalVisit(cookies, shared)
      const leave = (): void => get(visitor, RunnerToken).close()
      visit.signal?.addEventListener('abort', leave, { once: true })
      if (visit.signal?.aborted === true) leave()
      return {
        shop,
        isPersonal,
        setCookies: cookies.outgoing,
        close: async () => {
          visit.signal?.removeEventListener('abort', leave)
          closeVisitor(visitor)
          await visitor.dispose()
        },
      }
    },
  }
}

const isPersonalVisit = (cookies: ServerCookies, { personalCookies }: Shared): boolean =>
  personalCookies.some((name) => cookies.get(name) !== null)

const readsOf = (visitor: Scope, shared: Shared) => {
  const { cache, anonymous, breakers } = shared
  const locale = get(visitor, LocaleToken)
  const cookies = get(visitor, ServerCookiesToken)
  const clock = get(visitor, ClockToken)
  const reads: SharedReads = { cache, breakers, clock, locale, isPersonal: () => isPersonalVisit(cookies, shared) }
  return { reads, own: get(visitor, HostToken), anonymous: anonymous[locale] }
}
