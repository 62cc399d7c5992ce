/** Where a navigation target leads, as far as the shop lets it (RTE-15). */
export type NavigationTarget =
  | { readonly go: 'internal'; readonly path: string }
  | { readonly go: 'external'; readonly url: string; readonly host: string }
  | { readonly go: 'refused'; readonly reason: 'malformed' | 'scheme' | 'relative' | 'protocol-relative' | 'host' }

const unusable = /[\p{Cc} \\]/u

const httpAddress = /^https?:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?)(?=[/?#]|$)/i

/**
 * Judges a navigation target. Paths of the shop are internal; an absolute http(s) address is let through only when `hosts` names its
 * host (with port, when the address has one). javascript:, data: and any other scheme, protocol-relative addresses, user names before the host,
 * white space, control characters and backslashes are always refused, whatever was opted in.
 */
export const externalUrl = (target: string, hosts: readonly string[] = []): NavigationTarget => {
  if (target === '' || unusable.test(target)) return { go: 'refused', reason: 'malformed' }
  if (target.startsWith('//')) return { go: 'refused', reason: 'protocol-relative' }
  if (target.startsWith('/')) return { go: 'internal', path: target }
  const host = httpAddress.exec(target)?.[1]?.toLowerCase()
  if (host !== undefined) {
    return hosts.some((allowed) => allowed.toLowerCase() === host)
      ? { go: 'external', url: target, host }
      : { go: 'refused', reason: 'host' }
  }
  if (/^https?:/i.test(target)) return { go: 'refused', reason: 'malformed' }
  return { go: 'refused', reason: /^[a-z][a-z0-9+.-]*:/i.test(target) ? 'scheme' : 'relative' }
}

const httpHost = /^https?:\/\/([^/?#]+)/i

/**
 * The host (with port) of an absolute http(s) address that could be let through, to name it in an opt-in: the payment page that the shop's
 * own host answered (CHK-07). null for anything that is refused whatever is opted in (RTE-15).
 */
export const hostOfUrl = (url: string): string | null => {
  const named = httpHost.exec(url)?.[1]
  if (named === undefined) return null
  const judged = externalUrl(url, [named])
  return judged.go === 'external' ? judged.host : null
}

/** The path to return to after login, from text anyone can write; null when it is not a path of this shop (RTE-10, RTE-15). */
export const internalPath = (text: string | null): string | null => {
  const target = externalUrl(text ?? '')
  return target.go === 'internal' ? target.path : null
}
