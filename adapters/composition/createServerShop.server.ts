import { createRunner } from '@thuishaven/core'
import type { BackendPorts, Shop } from '@thuishaven/core'
import type { AnalyticsPort } from '@thuishaven/core/analytics'
import { perLocale } from '@thuishaven/core/locale'
import { shopModules } from '@thuishaven/core/modules'
import type { Locale } from '@thuishaven/core/locale'
import { noopTag } from '../analytics/noopTag.ts'
import type { CookiesRead, ServerCookies } from '../cookies/serverCookies.server.ts'
import { customerCookie, tokenCookie } from '../cookies/cookieSessionToken.ts'
import { createCookieConsent } from '../cookies/consentCookie.ts'
import { createCookieGuestWishlist } from '../cookies/cookieGuestWishlist.ts'
import { previewCookie } from '../cookies/previewCookie.ts'
import { withOrderCookie } from '../cookies/orderCookie.ts'
import { noAuthenticator } from '../passkeys/noAuthenticator.ts'
import { guestWishlistCookie } from '../cookies/wishlistCookie.ts'
import { createServerCookies } from '../cookies/serverCookies.server.ts'
import type { ResponseCache, ResponseCacheOptions } from '../http/responseCache.server.ts'
import { createResponseCache } from '../http/responseCache.server.ts'
import { boundedFetch } from '../http/boundedFetch.server.ts'
import { createCircuitBreaker } from '../http/optionalRead.server.ts'
import type { HttpClientOptions } from '../http/client.ts'
import type { RequestPolicy } from '../http/requestPolicy.ts'
import { sanitiseHtml } from '../http/sanitiseHtml.server.ts'
import type { SharedReads } from '../http/publicQueryCache.server.ts'
import { createSharedCatalogue, createSharedConfig } from '../http/publicQueryCache.server.ts'
import { createLineLogger } from '../logger/lineLogger.ts'
import { noopLifecycle } from '../page/noopLifecycle.ts'
import { createMemoryStorage } from '../storage/memoryStorage.ts'
import { singleTab } from '../tabs/singleTab.ts'
import type { Scope } from './container.ts'
import { get, createScope, provide, token } from './container.ts'
import { createBackendPorts } from '../http/createBackendPorts.ts'
import { ClockToken, ClosersToken, CookiesToken, LocaleToken, RunnerToken, ShopToken } from './tokens.ts'
import { closeVisitor, registerVisitorScope } from './visitorScope.ts'

export interface ServerShopOptions {
  /** Base address of the shop's backend, without trailing slash. */
  readonly apiUrl: string
  readonly fetch?: HttpClientOptions['fetch']
  /** Where warnings go, a line of JSON each; stderr when left out. */
  readonly log?: (line: string) => void
  readonly policy?: Partial<RequestPolicy>
  /** Times and size of the cache that visitors without a session share; `freshFor: 0` switches it off. */
  readonly responses?: Partial<Pick<ResponseCacheOptions, 'freshFor' | 'usableFor' | 'standsInFor' | 'entries'>>
  /** Further cookies that change the backend's responses; a visitor with one gets nothing from the cache. */
  readonly personalCookies?: readonly string[]
}

/** One request for a page. */
export interface RequestScope {
  /** The request's Cookie header; '' when it had none. */
  readonly cookieHeader: string
  readonly locale: Locale
  /** Aborts when the visitor disconnects, which cancels its calls to the backend (NET-04). */
  readonly signal?: AbortSignal
  /** Whether the visitor came over https: cookies are then marked Secure. */
  readonly secure?: boolean
  /** Identifies this request in its warnings. */
  readonly requestId?: string
  /** Go with every call to the backend on this visitor's behalf; not with those whose responses are shared. */
  readonly backendHeaders?: Readonly<Record<string, string>>
}

export interface VisitorScope {
  readonly shop: Shop
  /** Whether the request has a cookie that may change the backend's responses. */
  readonly isPersonal: boolean
  /** Whether a merchant's draft is shown, as far as the backend has answered. */
  readonly isPreview: () => boolean
  /** Set-Cookie lines for the response, one a cookie: what the shop wrote and what the backend sent. */
  readonly setCookies: () => readonly string[]
  /** Which of the visitor's cookies have been read until now. */
  readonly readCookies: () => CookiesRead
  /** Ends timers and requests of this visitor. Must be called once, also after a failure. */
  readonly close: () => Promise<void>
}

export interface ServerComposition {
  /** Everything of one request, and nothing of another. */
  readonly createScope: (scope: RequestScope) => VisitorScope
  /** Names of the cookies that change the backend's responses: a visitor with one shares nothing. */
  readonly personalCookies: readonly string[]
}

const VisitToken = token<RequestScope>('Visit')
const ServerCookiesToken = token<ServerCookies>('ServerCookies')

/** Monotonic milliseconds, because the machine's clock may be set back, and ages must still grow. */
const steadyTime = (): number => performance.now()

/** There is no tag on the server: the page sends the events. */
const noopAnalytics: AnalyticsPort = { track: () => undefined }

/** A visitor waits for the whole page, so a long Retry-After of the backend is not awaited. */
const serverPolicy: Partial<RequestPolicy> = { longestPause: 1000 }
const defaultCacheOptions = { freshFor: 2000, usableFor: 20_000, standsInFor: 600_000, entries: 2000 }

/** Cookies of visitors with private responses: customers have their own prices, merchants preview drafts. */
const usualPersonalCookies = [tokenCookie, customerCookie, previewCookie]

interface Shared {
  readonly cache: ResponseCache
  readonly breakers: SharedReads['breakers']
  /** Ports without a visitor: their responses may be shared. */
  readonly anonymous: Readonly<Record<Locale, BackendPorts>>
  readonly personalCookies: readonly string[]
}

export const createServerShop = (options: ServerShopOptions): ServerComposition => {
  const { apiUrl: baseUrl, fetch = globalThis.fetch, log = (line) => globalThis.console.warn(line) } = options
  const policy = { ...serverPolicy, ...options.policy }
  const backend = { baseUrl, fetch: boundedFetch(fetch), random: Math.random, policy, sanitiser: () => Promise.resolve(sanitiseHtml) }
  const anonymous = (locale: Locale): BackendPorts => createBackendPorts({ ...backend, locale })
  const shared: Shared = {
    cache: createResponseCache({
      ...defaultCacheOptions,
      ...options.responses,
      now: steadyTime,
    }),
    breakers: { redirectRule: createCircuitBreaker({ now: steadyTime }), config: createCircuitBreaker({ now: steadyTime }) },
    anonymous: perLocale(anonymous),
    personalCookies: [...usualPersonalCookies, ...(options.personalCookies ?? [])],
  }

  const registrations = createScope()
  registerVisitorScope(registrations, shopModules, (visitor) => {
    const { requestId } = get(visitor, VisitToken)
    const cookies = get(visitor, ServerCookiesToken)
    return {
      analytics: noopAnalytics,
      authenticator: () => Promise.resolve(noAuthenticator),
      consent: () => Promise.resolve(createCookieConsent(cookies)),
      guestWishlist: () => Promise.resolve(createCookieGuestWishlist(cookies)),
      logger: createLineLogger(log, requestId === undefined ? {} : { requestId }),
      page: noopLifecycle,
      storage: guestWishlistCookie(cookies, withOrderCookie(cookies, createMemoryStorage())),
      tabs: singleTab,
      tag: () => Promise.resolve(noopTag),
    }
  })
  provide(registrations, LocaleToken, (visitor) => get(visitor, VisitToken).locale)
  provide(registrations, RunnerToken, (visitor) => {
    const cookies = get(visitor, ServerCookiesToken)
    const own = createBackendPorts({
      ...backend,
      locale: get(visitor, LocaleToken),
      headers: get(visitor, VisitToken).backendHeaders ?? {},
      cookieHeader: cookies.header,
      onSetCookie: cookies.receive,
    })
    const runner = createRunner(withSharedReads(own, visitor, shared), get(visitor, ClockToken))
    get(visitor, ClosersToken).push(runner.close)
    return runner
  })
  provide(registrations, ServerCookiesToken, (visitor) => {
    const { cookieHeader, secure = false } = get(visitor, VisitToken)
    return createServerCookies({ cookieHeader, secure, now: Date.now })
  })
  provide(registrations, CookiesToken, (visitor) => get(visitor, ServerCookiesToken))
  return {
    personalCookies: shared.personalCookies,
    createScope: (scope) => {
      const visitor = createScope(registrations)
      provide(visitor, VisitToken, () => scope)
      const cookies = get(visitor, ServerCookiesToken)
      const shop = get(visitor, ShopToken)
      const isPersonal = isPersonalVisit(cookies, shared)
      const leave = (): void => get(visitor, RunnerToken).close()
      scope.signal?.addEventListener('abort', leave, { once: true })
      if (scope.signal?.aborted === true) leave()
      return {
        shop,
        isPersonal,
        isPreview: () => cookies.get(previewCookie) !== null,
        setCookies: cookies.outgoing,
        readCookies: cookies.read,
        close: async () => {
          scope.signal?.removeEventListener('abort', leave)
          closeVisitor(visitor)
          await visitor.dispose()
        },
      }
    },
  }
}

const isPersonalVisit = (cookies: ServerCookies, { personalCookies }: Shared): boolean =>
  personalCookies.some((name) => cookies.get(name) !== null)

/** The visitor's own ports, with what all visitors get alike from the cache. */
const withSharedReads = (own: BackendPorts, visitor: Scope, shared: Shared): BackendPorts => {
  const { cache, breakers } = shared
  const locale = get(visitor, LocaleToken)
  const cookies = get(visitor, ServerCookiesToken)
  const anonymous = shared.anonymous[locale]
  const reads: SharedReads = {
    cache,
    breakers,
    locale,
    isPersonal: () => isPersonalVisit(cookies, shared),
  }
  return {
    ...own,
    catalogue: createSharedCatalogue(reads, own.catalogue, anonymous.catalogue),
    config: createSharedConfig(reads, own.config, anonymous.config),
  }
}
