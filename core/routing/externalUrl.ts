import { splitAddress } from './paths.ts'

/** Where a navigation target leads, as far as the shop lets it (RTE-15). */
export type NavigationTarget =
  | { readonly type: 'internal'; readonly path: string }
  | { readonly type: 'external'; readonly url: string; readonly host: string }
  | { readonly type: 'refused'; readonly reason: 'malformed' | 'scheme' | 'relative' | 'protocol-relative' | 'host' }

/**
 * The opt-in to other sites: the hosts by name, with port where the address has one; or 'any' for an address that the shop's own host
 * or its owner gave: then any host is allowed.
 */
export type AllowedHosts = readonly string[] | 'any'

const unusable = /[\p{Cc} \\]/u

const httpAddress = /^https?:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?)(?=[/?#]|$)/i
/** Browsers read a name whose last label is a number as an IPv4 address in one of many notations; only the plain one is let through. */
const looksNumeric = /(?:^|\.)(?:0x[0-9a-f]*|[0-9]+)$/i
const plainIpv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|$)){4}$/

const refused = (reason: Extract<NavigationTarget, { readonly type: 'refused' }>['reason']): NavigationTarget => ({
  type: 'refused',
  reason,
})

const encoded = (character: string): string => {
  try {
    return encodeURIComponent(character)
  } catch {
    // Half a surrogate pair: what URL parsers put in its place.
    return '%EF%BF%BD'
  }
}

/** A path as every URL parser reads it: '.' and '..' resolved, also when written with %2e, and no letter outside ASCII. */
const normalised = (path: string): string => {
  const remaining: string[] = []
  const segments = path.slice(1).split('/')
  for (const [index, segment] of segments.entries()) {
    const dots = segment.replaceAll(/%2e/gi, '.')
    if (dots === '..') remaining.pop()
    if (dots !== '.' && dots !== '..') remaining.push(segment)
    else if (index === segments.length - 1) remaining.push('')
  }
  return `/${remaining.join('/')}`
}

const isReachable = (host: string): boolean => {
  const [name = '', port] = host.split(':')
  return (port === undefined || Number(port) <= 65_535) && (!looksNumeric.test(name) || plainIpv4.test(name))
}

/**
 * The one check of addresses from outside: `back` and `return`, payment pages, redirect rules, menu links (RTE-15).
 *
 * It parses an address as a browser does, and validates the result: '/.//elsewhere.example' is refused like '//elsewhere.example'. A path of the
 * shop is internal and returned normalised; an absolute http(s) address is accepted when `hosts` allows its host. javascript:, data: and any
 * other scheme, protocol-relative addresses, user names before the host, white space, control characters and backslashes are always
 * refused.
 */
export const externalUrl = (target: string, hosts: AllowedHosts = []): NavigationTarget => {
  if (target === '' || unusable.test(target)) return refused('malformed')
  if (target.startsWith('/')) {
    const { path, rest } = splitAddress(target)
    const resolved = normalised(path)
    if (path.startsWith('//') || resolved.startsWith('//')) return refused('protocol-relative')
    return { type: 'internal', path: `${resolved}${rest}`.replaceAll(/[^\u0021-\u007e]/gu, encoded) }
  }
  const host = httpAddress.exec(target)?.[1]?.toLowerCase()
  if (host !== undefined && isReachable(host)) {
    return hosts === 'any' || hosts.some((allowed) => allowed.toLowerCase() === host)
      ? { type: 'external', url: target, host }
      : refused('host')
  }
  if (/^https?:/i.test(target)) return refused('malformed')
  return refused(/^[a-z][a-z0-9+.-]*:/i.test(target) ? 'scheme' : 'relative')
}

/** The path to return to after login, from text anyone can write; null when it is not a path of this shop (RTE-10, RTE-15). */
export const internalPath = (text: string | null): string | null => {
  const target = externalUrl(text ?? '')
  return target.type === 'internal' ? target.path : null
}
