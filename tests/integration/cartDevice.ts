import { setImmediate as turn } from 'node:timers/promises'
import { noopTag } from '../../adapters/analytics/noopTag.ts'
import { createBackendPorts } from '../../adapters/http/createBackendPorts.ts'
import { createCookieCartIdentity } from '../../adapters/cookies/cookieCartIdentity.ts'
import { createCookieConsent } from '../../adapters/cookies/consentCookie.ts'
import { createCookieSessionToken } from '../../adapters/cookies/cookieSessionToken.ts'
import { createCookieGuestWishlist } from '../../adapters/cookies/cookieGuestWishlist.ts'
import { createServerCookies } from '../../adapters/cookies/serverCookies.server.ts'
import { httpCapabilities } from '../../adapters/http/capabilities.ts'
import { noopLifecycle } from '../../adapters/page/noopLifecycle.ts'
import { createRunner, createShop } from '@thuishaven/core'
import type { Shop } from '@thuishaven/core'
import { shopModules } from '@thuishaven/core/modules'
import type { CartTotals } from '@thuishaven/core/cart'
import { createFakeAuthenticator } from '../../core/testing/fakes/createFakeAuthenticator.ts'
import { createFakeAnalytics } from '../../core/testing/fakes/createFakeAnalytics.ts'
import { createFakeClock } from '../../core/testing/fakes/createFakeClock.ts'
import { createFakeLogger } from '../../core/testing/fakes/createFakeLogger.ts'
import { createFakeStorage } from '../../core/testing/fakes/createFakeStorage.ts'
import { createFakeTabs } from '../../core/testing/fakes/createFakeTabs.ts'
import { createFault } from '../../mock-server/faults/Faults.ts'
import type { FaultKind } from '../../mock-server/faults/Faults.ts'
import { meetFault } from '../../mock-server/faults/meetFault.ts'
import type { components } from '../../contracts/generated/api.ts'

type WireCart = components['schemas']['Cart']

export interface Tab {
  readonly shop: Shop
  /** Most requests of the cart's queue that this tab had in progress at the same time. */
  readonly mostAtOnce: () => number
  /** Leaves the page, whatever is in progress. */
  readonly leave: () => Promise<void>
}

/** One shopper's device: a network that can go, a clock that a test moves, cookies and storage that its tabs share. */
export interface Device {
  readonly openTab: () => Tab
  readonly setOnline: (online: boolean) => void
  /** What becomes of the requests to come, in order; used up, they take no time and arrive. */
  readonly scheduleFaults: (faults: readonly ScheduledFault[]) => void
  /** Lets time pass, and everything that falls due in it. */
  readonly pass: (ms: number) => Promise<void>
  /** The cart as the backend sends it: quantities by product, and its own totals. */
  readonly backendCart: () => Promise<{ readonly lines: readonly (readonly [string, number])[]; readonly totals: CartTotals }>
}

export interface ScheduledFault {
  /** Milliseconds to the backend, and as many back. */
  readonly latency: number
  /** What goes wrong at the backend; null: nothing. */
  readonly kind: FaultKind | null
}

/** Only what goes through the queue: a coupon has a call of its own. */
const isOfQueue = (url: string): boolean => /\/api\/v2\/(?:account\/cart\/state|cart\/lines.*|cart)$/.test(new URL(url).pathname)

/** The names of the wire's totals to ours; percentages in basis points. */
const totalsOf = ({ totalWeight, totalVat, ...totals }: WireCart['totals']): CartTotals =>
  ({
    ...totals,
    totalVat: totalVat.map(({ percentage, amount }) => ({ percentage: Math.round(percentage * 100), amount })),
    totalWeightGrams: totalWeight,
  }) as unknown as CartTotals

let keys = 0

export const createDevice = (fetchBackend: (request: Request) => Response | Promise<Response>): Device => {
  let atBackend = 0
  let online = true
  let scheduled: readonly ScheduledFault[] = []
  /** Until nothing moves but by the clock. */
  const rest = async (): Promise<void> => {
    for (let still = 0; still < 3; still += 1) {
      await turn()
      if (atBackend > 0) still = -1
    }
  }

  const clock = createFakeClock(1_800_000_000_000, rest)
  const cookies = createServerCookies({ cookieHeader: '', secure: false, now: clock.now })
  const storage = createFakeStorage()
  const tabs = createFakeTabs()

  const travel = (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const cancel = ms === 0 ? () => undefined : clock.after(ms, resolve)
      if (ms === 0) resolve()
      signal?.addEventListener('abort', () => {
        cancel()
        reject(new Error('aborted'))
      })
    })

  const request = async (url: string, init: RequestInit): Promise<Response> => {
    const [{ latency, kind } = { latency: 0, kind: null }, ...others] = scheduled
    scheduled = others
    if (!online) throw new TypeError('no network')
    await travel(latency, init.signal)
    atBackend += 1
    const { signal: _signal, ...sent } = init
    const request = new Request(url, sent)
    const carryOut = async (): Promise<Response> => fetchBackend(request)
    const [response] = await Promise.allSettled([kind === null ? carryOut() : meetFault({ request }, createFault(kind), carryOut)])
    atBackend -= 1
    await travel(latency, init.signal)
    if (!online) throw new TypeError('the answer is lost')
    if (response.status === 'rejected') throw response.reason
    return response.value
  }

  const openTab = (): Tab => {
    let inProgress = 0
    let most = 0
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      if (!isOfQueue(url)) return request(url, init)
      inProgress += 1
      most = Math.max(most, inProgress)
      return request(url, init).finally(() => {
        inProgress -= 1
      })
    }
    const backend = createBackendPorts({
      sanitiser: () => Promise.resolve(() => ''),
      baseUrl: 'http://host.test',
      locale: 'nld',
      random: () => 0,
      fetch,
      cookieHeader: cookies.header,
      onSetCookie: cookies.receive,
    })
    const runner = createRunner(backend, clock)
    const ids = {
      next: () => {
        keys += 1
        return `key-of-the-model-${keys}`
      },
    }
    const shop = createShop({
      platform: {
        analytics: createFakeAnalytics(),
        authenticator: () => Promise.resolve(createFakeAuthenticator()),
        capabilities: httpCapabilities,
        cartIdentity: createCookieCartIdentity(cookies),
        consent: () => Promise.resolve(createCookieConsent(cookies)),
        guestWishlist: () => Promise.resolve(createCookieGuestWishlist(cookies)),
        sessionToken: createCookieSessionToken(cookies),
        clock,
        ids,
        logger: createFakeLogger(),
        page: noopLifecycle,
        storage,
        tabs,
        tag: () => Promise.resolve(noopTag),
      },
      run: runner.run,
      modules: shopModules,
      locale: 'nld',
    })
    // A page looks at its cart as long as it is open.
    shop.cart.subscribe(() => undefined)
    return {
      shop,
      mostAtOnce: () => most,
      leave: async () => {
        await shop.close()
        runner.close()
      },
    }
  }

  return {
    openTab,
    setOnline: (wanted) => {
      online = wanted
    },
    scheduleFaults: (faults) => {
      scheduled = faults
    },
    pass: clock.advance,
    backendCart: async () => {
      const response = await fetchBackend(
        new Request('http://host.test/api/v2/account/cart/state', {
          method: 'POST',
          headers: { cookie: cookies.header(), 'accept-language': 'nl-NL' },
        }),
      )
      const { data } = (await response.json()) as { readonly data: WireCart }
      return { lines: data.lines.map(({ uid, quantity }) => [uid, quantity] as const), totals: totalsOf(data.totals) }
    },
  }
}
