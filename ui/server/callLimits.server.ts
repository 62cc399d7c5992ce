import { isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { HostVariables } from './perimeter.server.ts'

/** How often one visitor may make a call: so many at once, and then one more each time so many seconds have passed. */
export interface CallLimit {
  readonly atOnce: number
  readonly secondsEach: number
}

interface LimitedCall extends CallLimit {
  readonly method: string
  readonly path: string
}

/**
 * Calls by which a stranger can guess: passwords, reset tokens, who has an account, what was ordered, coupons; or can be a nuisance. Wide enough for an office behind one
 * address, and for the host's own, stricter limits to speak first.
 */
const limitedCalls: readonly LimitedCall[] = [
  { method: 'POST', path: '/api/v2/account/login', atOnce: 60, secondsEach: 1 },
  { method: 'POST', path: '/api/v2/account/register', atOnce: 20, secondsEach: 3 },
  { method: 'POST', path: '/api/v2/account/reset', atOnce: 20, secondsEach: 3 },
  { method: 'POST', path: '/api/v2/account/password', atOnce: 20, secondsEach: 3 },
  { method: 'POST', path: '/api/v2/account/password/change', atOnce: 20, secondsEach: 3 },
  { method: 'POST', path: '/api/v2/account/email', atOnce: 10, secondsEach: 30 },
  { method: 'POST', path: '/api/v2/account/email/confirm', atOnce: 20, secondsEach: 3 },
  { method: 'POST', path: '/api/v2/account/deletion', atOnce: 20, secondsEach: 3 },
  { method: 'POST', path: '/api/v2/orders/status', atOnce: 20, secondsEach: 3 },
  { method: 'POST', path: '/api/v2/withdrawals', atOnce: 20, secondsEach: 30 },
  { method: 'POST', path: '/api/presession/verify', atOnce: 40, secondsEach: 1 },
  { method: 'POST', path: '/api/public/contact', atOnce: 10, secondsEach: 30 },
  { method: 'POST', path: '/api/v2/cart/coupons', atOnce: 30, secondsEach: 1 },
  // The same as plain forms.
  { method: 'POST', path: '/cart/coupon', atOnce: 30, secondsEach: 1 },
  ...['', '/en'].flatMap((prefix) => [
    { method: 'POST', path: `${prefix}/checkout`, atOnce: 40, secondsEach: 1 },
    { method: 'POST', path: `${prefix}/checkout/login`, atOnce: 60, secondsEach: 1 },
  ]),
  { method: 'POST', path: '/checkout/gegevens', atOnce: 20, secondsEach: 3 },
  { method: 'POST', path: '/en/checkout/information', atOnce: 20, secondsEach: 3 },
]

/** Visitors remembered for one call; the one that was quiet the longest is forgotten first. */
const mostVisitors = 20_000

/** What a visitor is counted by. An IPv6 visitor has a whole network (/64) of addresses to choose from. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const after = tail.split(':').filter((group) => group !== '')
  const whole = address.includes('::')
    ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
    : groups
  return whole.slice(0, 4).join(':')
}

export interface Meter {
  /** Seconds until the visitor may make the call again; 0 when it may be made now, and is counted. */
  readonly wait: (visitor: string) => number
}

/**
 * Counts the calls of each visitor as a bucket that fills by itself: nobody is shut out for longer than one call takes to become free.
 * @param now milliseconds that never go back
 */
export const makeMeter = ({ atOnce, secondsEach }: CallLimit, now: () => number, most = mostVisitors): Meter => {
  /** When the bucket of a visitor will be full again. */
  const fullAt = new Map<string, number>()
  return {
    wait: (visitor) => {
      const time = now()
      const each = secondsEach * 1000
      const next = Math.max(fullAt.get(visitor) ?? 0, time) + each
      const wait = next - time - atOnce * each
      if (wait > 0) return Math.ceil(wait / 1000)
      fullAt.delete(visitor)
      fullAt.set(visitor, next)
      for (const oldest of fullAt.keys()) {
        if (fullAt.size <= most) break
        fullAt.delete(oldest)
      }
      return 0
    },
  }
}

/** Refuses with 429 in the contract's form, and says when to come back; a visitor whose address is not known is not counted. */
export const limitCalls = (now: () => number = () => performance.now()): MiddlewareHandler<HostVariables> => {
  const meters = new Map(limitedCalls.map((call) => [`${call.method} ${call.path}`, makeMeter(call, now)]))
  return async (context, next) => {
    const { url, address } = context.get('caller')
    const meter = meters.get(`${context.req.method} ${url.pathname}`)
    const wait = meter === undefined || address === '' ? 0 : meter.wait(networkOf(address))
    if (wait === 0) return next()
    return context.json({ status: 'error', message: 'tooManyRequests' }, 429, { 'retry-after': String(wait), 'cache-control': 'no-store' })
  }
}
