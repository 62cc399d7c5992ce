import { isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { ServerEnv } from './trustedProxies.server.ts'

/** Rate limit of a call per visitor: a burst, and then one more call per number of seconds. */
export interface CallLimit {
  readonly atOnce: number
  readonly secondsEach: number
}

/** Calls that are counted as one, `:id` standing for any id, and how often a visitor may make them. */
export type LimitedCalls = readonly (readonly [paths: readonly string[], limit: CallLimit])[]

/** Visitors remembered for one call; the one that was quiet the longest is forgotten first. */
const mostVisitors = 20_000

/** The rate limit key of a visitor. An IPv6 visitor has a whole network (/64) of addresses. */
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

/** Matches any of these paths, also as a backend may take them that minds neither case nor a slash at the end. */
const pathMatcher = (paths: readonly string[]): RegExp => new RegExp(`^(?:${paths.join('|').replaceAll(':id', '[^/]+')})/?$`, 'i')

export interface Meter {
  /** Seconds until the visitor may make the call again; 0 when it may be made now, and is counted. */
  readonly wait: (visitor: string) => number
}

/**
 * Counts the calls of each visitor in a token bucket: no visitor waits longer than one call takes to become available.
 * @param now milliseconds that never go back
 */
export const createMeter = ({ atOnce, secondsEach }: CallLimit, now: () => number, most = mostVisitors): Meter => {
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

/**
 * Refuses with 429 in the contract's form, with Retry-After. The response to a plain form is its own page. A visitor without a known address is
 * not counted.
 */
export const limitCalls = (limitedCalls: LimitedCalls, now: () => number = () => performance.now()): MiddlewareHandler<ServerEnv> => {
  const meters = limitedCalls.map(([paths, limit]) => ({ meter: createMeter(limit, now), matches: pathMatcher(paths) }))
  return async (context, next) => {
    const { address } = context.get('client')
    // Hono has decoded the path, as a backend does: '%76erify' is counted too.
    const { method, path } = context.req
    const meter = method === 'POST' ? meters.find(({ matches }) => matches.test(path))?.meter : undefined
    const wait = meter === undefined || address === '' ? 0 : meter.wait(networkOf(address))
    const isForm = !path.startsWith('/api/')
    if (wait > 0 && isForm) context.set('tooOften', wait)
    if (wait === 0 || isForm) return next()
    return context.json({ status: 'error', message: 'tooManyRequests' }, 429, { 'retry-after': String(wait), 'cache-control': 'no-store' })
  }
}
