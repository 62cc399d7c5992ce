import { createHash } from 'node:crypto'
import { pack, packWell } from './compress.server.ts'
import type { Encoding } from './compress.server.ts'

/** Names of the cookies that rendering has read; 'all' once the whole header was sent to the backend. */
type CookiesRead = ReadonlySet<string> | 'all'

export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  /** Whether the same response may go to another visitor. */
  readonly isShareable: boolean
  readonly readCookies: CookiesRead
}

export interface PageRequest {
  /** With the origin under which the shop is known. */
  readonly url: URL
  /** Cache key part for visitors who get another page at the same address. */
  readonly audience?: string
  readonly cookieHeader: string
  /** The encoding that the browser accepts. */
  readonly encoding: Encoding | null
}

export interface PackedPage {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** Decides which visitors get a page that was rendered without a visitor's own cookies. */
export interface SharedCookies {
  /** The cookies with which a shared page is rendered; null for a visitor to whom the backend may answer otherwise, such as a customer. */
  readonly neutral: (cookieHeader: string) => string | null
  /** Whether the visitor has cookies besides those that the neutral ones stand for. */
  readonly hasOwn: (cookieHeader: string) => boolean
  /** Whether none of those has been read. */
  readonly isSame: (cookieHeader: string, read: CookiesRead) => boolean
}

export interface PageCacheOptions {
  /** Time for which a page is cached, in ms; 0 disables the cache. */
  readonly freshFor: number
  /** Maximum of cached pages; the least recently used one is dropped first. */
  readonly entries: number
  /** The time in ms. */
  readonly now: () => number
  readonly sharedCookies: SharedCookies
}

export interface PageCache {
  /**
   * @param render renders the page for the given cookies: without the visitor's own when the page may be cached, which is then for all
   */
  readonly response: (
    request: PageRequest,
    render: (cookieHeader: string, isForAll: boolean) => Promise<RenderedPage>,
  ) => Promise<PackedPage>
}

interface Persisted {
  readonly page: Promise<RenderedPage>
  readonly packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
  readonly until: number
}

/**
 * A page that is rendered again without a change is compressed at the highest level, in the background and one at a time: that takes 0.1 s and
 * saves later visitors 8 % of the document. Returns this compression of a text once it exists.
 */
const createGoodPacking = (entries: number): ((plain: Buffer) => Promise<Uint8Array<ArrayBuffer>> | null) => {
  const good = new Map<string, Promise<Uint8Array<ArrayBuffer>> | null>()
  let busy = false
  return (plain) => {
    const digest = createHash('sha1').update(plain).digest('base64')
    const known = good.get(digest)
    good.delete(digest)
    good.set(digest, known ?? null)
    const oldest = good.keys().next()
    if (good.size > entries && !oldest.done) good.delete(oldest.value)
    if (known === null && !busy) {
      busy = true
      packWell(plain)
        .then(
          (packed) => void (good.has(digest) && good.set(digest, Promise.resolve(packed))),
          // The fast compression is served until then.
          () => undefined,
        )
        .finally(() => (busy = false))
    }
    return known ?? null
  }
}

/** Time in ms for which an address is known to have a page of each visitor's own. */
const ownFor = 60_000

/**
 * Caches shared pages for a few seconds, rendered and compressed once for simultaneous requests. `cacheRule` decides whether a page may be shared;
 * here such a page is always rendered without cookies of a visitor. A visitor with a cart gets it too, unless
 * rendering it has read one of the cookies that this visitor has.
 */
export const createPageCache = ({ freshFor, entries, now, sharedCookies }: PageCacheOptions): PageCache => {
  const cached = new Map<string, Persisted>()
  const packWellOnce = createGoodPacking(entries)
  /** Paths of pages that depended on a visitor's cookies, and until when that is believed: rendering them for all first would be in vain. */
  const own = new Map<string, number>()

  const forget = (key: string, entry: Persisted): void => {
    if (cached.get(key) === entry) cached.delete(key)
  }

  const keep = (key: string, page: Promise<RenderedPage>): Persisted => {
    const entry: Persisted = { page, packed: new Map(), until: now() + freshFor }
    cached.set(key, entry)
    const oldest = cached.keys().next()
    if (cached.size > entries && !oldest.done) cached.delete(oldest.value)
    page.then(
      ({ isShareable }) => {
        if (!isShareable) forget(key, entry)
      },
      () => forget(key, entry),
    )
    return entry
  }

  const whole = ({ status, headers, body }: RenderedPage): PackedPage => ({ status, headers, body })

  const keepOwn = (path: string): void => {
    own.set(path, now() + ownFor)
    const oldest = own.keys().next()
    if (own.size > entries && !oldest.done) own.delete(oldest.value)
  }

  /** The cookies with which the page is rendered for all; null for a visitor who gets a page of their own. */
  const neutralFor = ({ url, cookieHeader }: PageRequest): string | null => {
    // An open panel shows what is the visitor's own.
    if (freshFor === 0 || url.searchParams.has('panel')) return null
    const isOwn = sharedCookies.hasOwn(cookieHeader) && (own.get(url.pathname) ?? 0) > now()
    return isOwn ? null : sharedCookies.neutral(cookieHeader)
  }

  return {
    response: async (request, render) => {
      const { url, audience = '', cookieHeader, encoding } = request
      const cookies = neutralFor(request)
      if (cookies === null) return whole(await render(cookieHeader, false))
      const key = `${audience} ${cookies} ${url.href}`
      const found = cached.get(key)
      const entry = found !== undefined && found.until > now() ? found : keep(key, render(cookies, true))
      if (entry === found) {
        // Least recently used first.
        cached.delete(key)
        cached.set(key, entry)
      }
      const page = await entry.page
      // A failing backend does not receive the same request again for each visitor.
      if (page.status >= 500) return whole(page)
      if (!sharedCookies.isSame(cookieHeader, page.readCookies)) {
        keepOwn(url.pathname)
        return whole(await render(cookieHeader, false))
      }
      if (!page.isShareable || encoding === null) return whole(page)
      let packed = entry.packed.get(encoding)
      if (packed === undefined) {
        const plain = Buffer.from(page.body)
        packed = (encoding === 'br' ? packWellOnce(plain) : null) ?? pack(plain, encoding)
        entry.packed.set(encoding, packed)
      }
      const body = await packed
      return {
        status: page.status,
        headers: [...page.headers, ['content-encoding', encoding], ['content-length', String(body.length)]],
        body,
      }
    },
  }
}
