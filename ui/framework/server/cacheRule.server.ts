/** Properties that decide on the caching of a page. */
export interface PageFacts {
  readonly status: number
  /** Requested path, with language. */
  readonly path: string
  /**
   * Whether it shows, or may show, private data (session, cart), because the request has a cookie that changes the backend's
   * responses.
   */
  readonly isPersonal: boolean
  /** Pages of the account and the checkout: after a logout not even the visitor's own browser shows them again. */
  readonly isConfidential: boolean
  readonly setsCookies: boolean
}

export interface CacheRule {
  readonly cacheControl: string
  readonly vary: string
  /** Whether the same response may be sent to another visitor: only such pages may be stored in shared caches. */
  readonly isShareable: boolean
}

/** Seconds that a cache between shop and visitors may serve a page without revalidation. */
const pageSeconds = 30
/** A page that is missing may appear any moment, and a wrong link may be hit often. */
const missingSeconds = 5

/** Pages that read the browser's preferred language: the front page alone, other addresses name their language (LOC-01). */
const readsLanguage = (path: string): boolean => path === '/'

/**
 * The only rule for caching pages. A failure is never cached, a private page never shared, and a response that sets a cookie is private. Every
 * page varies by cookie, because a customer gets another one, and by `accept`, because many pages are also available as
 * markdown.
 */
export const cacheRule = ({ status, path, isPersonal, isConfidential, setsCookies }: PageFacts): CacheRule => {
  const vary = readsLanguage(path) ? 'cookie, accept, accept-language' : 'cookie, accept'
  const persisted = (cacheControl: string, isShareable = false): CacheRule => ({ cacheControl, vary, isShareable })
  if (status >= 500) return persisted('no-store')
  if (isConfidential) return persisted('private, no-store')
  if (isPersonal || setsCookies) return persisted('private, no-cache')
  if (status === 200) return persisted(`public, max-age=0, s-maxage=${pageSeconds}`, true)
  if (status === 404) return persisted(`public, max-age=0, s-maxage=${missingSeconds}`, true)
  // Redirects and refusals: requested again each time, so that an owner's rule can be taken back.
  return persisted('no-cache')
}

/**
 * Enforced for every response of this server: a failure is not cached, and a response with a cookie is not shared.
 * Corrects `headers` where necessary.
 */
export const enforceCacheRules = (status: number, headers: Headers): void => {
  const text = headers.get('cache-control') ?? ''
  if (status >= 500) headers.set('cache-control', 'no-store')
  else if (headers.has('set-cookie') && !/\b(?:private|no-store)\b/i.test(text)) headers.set('cache-control', 'private, no-cache')
}
