import { setImmediate as turn } from 'node:timers/promises'
import { noTag } from '../../adapters/analytics/noTag.ts'
import { makeHostPorts } from '../../adapters/http/makeHostPorts.ts'
import { makeCookieCartIdentity } from '../../adapters/cookies/cookieCartIdentity.ts'
import { makeCookieSessionToken } from '../../adapters/cookies/cookieSessionToken.ts'
import { makeServerCookies } from '../../adapters/cookies/serverCookies.server.ts'
import { httpCapabilities } from '../../adapters/http/capabilities.ts'
import { stillPage } from '../../adapters/page/stillPage.ts'
import { makeRunner, makeShop } from '@thuishaven/core'
import type { Shop } from '@thuishaven/core'
import type { CartTotals } from '@thuishaven/core/cart'
import { makeFakeAnalytics } from '../../core/testing/fakes/makeFakeAnalytics.ts'
import { makeFakeClock } from '../../core/testing/fakes/makeFakeClock.ts'
import { makeFakeLogger } from '../../core/testing/fakes/makeFakeLogger.ts'
import { makeFakeStorage } from '../../core/testing/fakes/makeFakeStorage.ts'
import { makeFakeTabs } from '../../core/testing/fakes/makeFakeTabs.ts'
import type { components } from '../../contracts/generated/api.ts'

type WireCart = components['schemas']['Cart']

export interface Tab {
  readonly shop: Shop
  /** Most requests of the cart's queue that this tab had under way at the same time. */
  readonly mostAtOnce: () => number
  /** Leaves the page, whatever is under way. */
  readonly leave: () => Promise<void>
}

/** One shopper's device: a network that can go, a clock that a test moves, cookies and storage that its tabs share. */
export interface Device {
  readonly openTab: () => Tab
  readonly setOnline: (online: boolean) => void
  /** What becomes of the requests to come, in order; used up, they take no time and arrive. */
  readonly foretell: (fates: readonly Fate[]) => void
  /** Lets time pass, and everything that falls due in it. */
  readonly pass: (ms: number) => Promise<void>
  /** The cart as the host tells it: quantities by product, and its own totals. */
  readonly hostCart: () => Promise<{ readonly lines: readonly (readonly [string, number])[]; readonly totals: CartTotals }>
}

export interface Fate {
  /** Milliseconds to the host, and as many back. */
  readonly latency: number
  /** The answer never arrives. */
  readonly answerLost: boolean
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

export const makeDevice = (fetchHost: (request: Request) => Response | Promise<Response>): Device => {
  let atHost = 0
  let online = true
  let fates: readonly Fate[] = []
  /** Until nothing moves but by the clock. */
  const rest = async (): Promise<void> => {
    for (let still = 0; still < 3; still += 1) {
      await turn()
      if (atHost > 0) still = -1
    }
  }

  const clock = makeFakeClock(1_800_000_000_000, rest)
  const cookies = makeServerCookies({ cookieHeader: '', secure: false, now: clock.now })
  const storage = makeFakeStorage()
  const tabs = makeFakeTabs()

  const travel = (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const cancel = ms === 0 ? () => undefined : clock.after(ms, resolve)
      if (ms === 0) resolve()
      signal?.addEventListener('abort', () => {
        cancel()
        reject(new Error('aborted'))
      })
    })

  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    const [fate = { latency: 0, answerLost: false }, ...others] = fates
    fates = others
    if (!online) throw new TypeError('no network')
    await travel(fate.latency, init.signal)
    atHost += 1
    const { signal: _signal, ...request } = init
    const answer = await Promise.resolve(fetchHost(new Request(url, request))).finally(() => {
      atHost -= 1
    })
    await travel(fate.latency, init.signal)
    if (!online || fate.answerLost) throw new TypeError('the answer is lost')
    return answer
  }

  const openTab = (): Tab => {
    let underWay = 0
    let most = 0
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      if (!isOfQueue(url)) return ask(url, init)
      underWay += 1
      most = Math.max(most, underWay)
      return ask(url, init).finally(() => {
        underWay -= 1
      })
    }
    const host = makeHostPorts({
      sanitiser: () => Promise.resolve(() => ''),
      baseUrl: 'http://host.test',
      locale: 'nld',
      clock,
      random: () => 0,
      fetch,
      cookieHeader: cookies.header,
      onSetCookie: cookies.receive,
    })
    const runner = makeRunner()
    const ids = {
      next: () => {
        keys += 1
        return `key-of-the-model-${keys}`
      },
    }
    const shop = makeShop(
      {
        ...host,
        analytics: makeFakeAnalytics(),
        capabilities: httpCapabilities,
        cartIdentity: makeCookieCartIdentity(cookies),
        cookies,
        sessionToken: makeCookieSessionToken(cookies),
        clock,
        ids,
        logger: makeFakeLogger(),
        page: stillPage,
        storage,
        tabs,
        tag: () => Promise.resolve(noTag),
      },
      runner.run,
      'nld',
    )
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
    foretell: (coming) => {
      fates = coming
    },
    pass: clock.advance,
    hostCart: async () => {
      const answer = await fetchHost(
        new Request('http://host.test/api/v2/account/cart/state', {
          method: 'POST',
          headers: { cookie: cookies.header(), 'accept-language': 'nl-NL' },
        }),
      )
      const { data } = (await answer.json()) as { readonly data: WireCart }
      return { lines: data.lines.map(({ uid, quantity }) => [uid, quantity] as const), totals: totalsOf(data.totals) }
    },
  }
}
