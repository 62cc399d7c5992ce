import { timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'

/** The operator's settings about proxies; see docs/operations.md. */
export interface TrustedProxies {
  /** The public origin; null when the operator named none: then only names of this machine are believed. */
  readonly origin: string | null
  /** Named where a request names no host that can be believed. */
  readonly localOrigin: string
  /** Whose X-Forwarded-* headers are believed. */
  readonly proxies: BlockList
  /** Opens what is for operators, as a bearer token; null when there is none. */
  readonly operatorToken: string | null
}

/** Variables that the first handlers set for later ones. */
export interface ServerEnv {
  readonly Variables: {
    readonly client: ClientInfo
    readonly requestId: string
    /** Seconds until the visitor may post this plain form again; absent when it may be posted now. */
    readonly tooOften?: number
  }
}

/** The client of a request. */
export interface ClientInfo {
  /** The address as the visitor sees it: never with a host that only the request itself names. */
  readonly url: URL
  /** The host that the visitor's browser named, with a port where there is one: to be compared with known ones, never to be written. */
  readonly host: string
  /** IP address of the visitor: the last in the chain that is not one of our proxies. '' when it is not known. */
  readonly address: string
  /** The visitor and the proxies between, for X-Forwarded-For. */
  readonly forwardedFor: string
  /** Sits at this machine, or has the operator's token. */
  readonly isOperator: boolean
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const holds = (list: BlockList, address: string): boolean => {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Node writes an IPv4 visitor of a socket for both versions as '::ffff:192.0.2.1'. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * An entry of X-Forwarded-For: some proxies add the port, and write an IPv6 address in brackets then. Visitors are counted by it, so that
 * an IPv6 address gets the one spelling of RFC 5952.
 */
const forwardedAddress = (entry: string): string => {
  const address = plain(/^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1'))
  return URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address
}

/** A list of addresses and networks, 'loopback' for this machine, 'none' for no proxy; null when it is not one. */
export const readProxies = (text: string): BlockList | null => {
  const list = new BlockList()
  for (const part of text.split(',').map((entry) => entry.trim())) {
    const [address = '', bits, ...more] = part.split('/')
    const version = isIP(address)
    const length = bits === undefined ? (version === 4 ? 32 : 128) : Number(bits)
    if (part === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4')
      list.addAddress('::1', 'ipv6')
    } else if (version !== 0 && more.length === 0 && /^\d*$/.test(bits ?? '') && bits !== '' && length <= (version === 4 ? 32 : 128)) {
      list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
    } else if (part !== 'none') return null
  }
  return list
}

const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || holds(loopback, hostname.replace(/^\[|\]$/g, ''))

/** Address of the other end of the socket; 'inside' when there is no socket, because the server was called within the process. */
const peerOf = (context: Context): string => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }
  return incoming === undefined ? 'inside' : plain(incoming.socket?.remoteAddress ?? '')
}

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The client of a request, as far as its headers are trusted. */
export const clientOf = (trustedProxies: TrustedProxies, context: Context): ClientInfo => {
  const header = (name: string): string | undefined => context.req.header(name)
  const peer = peerOf(context)
  const fromProxy = peer === 'inside' || holds(trustedProxies.proxies, peer)
  const ids = fromProxy ? (header('x-forwarded-for') ?? '').split(',').map((text) => forwardedAddress(text.trim())) : []
  // Entries before an invalid one may be forged by the visitor.
  const readable = ids.slice(ids.findLastIndex((address) => isIP(address) === 0) + 1)
  const chain = [...readable, ...(peer === 'inside' ? [] : [peer])]
  const last = chain.findLastIndex((address) => !holds(trustedProxies.proxies, address))
  const from = last === -1 ? chain : chain.slice(last)

  const requested = new URL(context.req.url)
  const scheme = fromProxy && header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https:' : requested.protocol
  const local = isLocalName(requested.hostname) ? `${scheme}//${requested.host}` : trustedProxies.localOrigin
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => header(name) !== undefined)
  // A page elsewhere may let its own name lead to this machine, to have a browser here request it.
  const isKnownName = isLocalName(requested.hostname) || requested.origin === trustedProxies.origin
  const { operatorToken } = trustedProxies
  return {
    url: new URL(`${trustedProxies.origin ?? local}${requested.pathname}${requested.search}`),
    host: (fromProxy ? header('x-forwarded-host')?.split(',')[0]?.trim() : undefined) ?? requested.host,
    address: from[0] ?? '',
    forwardedFor: from.join(', '),
    isOperator:
      (!isForwarded && (peer === 'inside' || (holds(loopback, peer) && isKnownName))) ||
      (operatorToken !== null && sameText(header('authorization') ?? '', `Bearer ${operatorToken}`)),
  }
}

/** Headers about the visitor for the backend, so that it can limit by visitor, set cookies for the right scheme and find the request in its log. */
export const backendHeaders = ({ url, forwardedFor }: ClientInfo, requestId: string): Readonly<Record<string, string>> => ({
  ...(forwardedFor === '' ? {} : { 'x-forwarded-for': forwardedFor }),
  'x-forwarded-host': url.host,
  'x-forwarded-proto': url.protocol.slice(0, -1),
  'x-request-id': requestId,
})
