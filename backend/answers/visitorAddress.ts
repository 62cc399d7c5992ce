import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** An IPv6 visitor has a whole network (/64) of addresses to choose from. */
const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const groups = before.split(':').filter((group) => group !== '')
  if (after === undefined) return groups.slice(0, 4).join(':')
  const rest = after.split(':').filter((group) => group !== '')
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

/** The visitor's network, from the first entry of X-Forwarded-For that the shop's server sends; '' without the header. */
export const visitorAddress = (context: Context): string =>
  networkOf((context.req.header('x-forwarded-for')?.split(',')[0] ?? '').trim().toLowerCase())
