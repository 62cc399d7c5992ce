import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { consentChoices } from '@thuishaven/core/consent'
import type { ConsentPreferences } from '@thuishaven/core/consent'
import { createPageCache } from './pageCache.server.ts'
import type { RenderedPage } from './pageCache.server.ts'
import { consentCookieName, createSharedCookies } from '../../../adapters/composition/pageCookies.server.ts'

const encodeConsent = (preferences: ConsentPreferences): string => Buffer.from(JSON.stringify(preferences)).toString('base64')

const sharedCookies = createSharedCookies(['auth_token', 'customer_id'])
const url = new URL('https://shop.test/vloerkleden?page=2')
const page = (body: string, isShareable = true, readCookies: RenderedPage['readCookies'] = new Set()): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html']],
  body,
  isShareable,
  readCookies,
})
const cacheAt = (clock: { now: number }, entries = 10) => createPageCache({ freshFor: 3000, entries, now: () => clock.now, sharedCookies })

const cookieNames = fc.oneof(
  fc.constantFrom('locale', consentCookieName),
  fc.constantFrom('es_cuid', 'auth_token', 'customer_id', 'es_o', 'es_s', 'mock_scenario', 'price_group', '_ga', 'Locale', 'locale2'),
  fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_-]{0,12}$/),
)
const cookieHeaders = fc
  .array(fc.tuple(cookieNames, fc.stringMatching(/^[A-Za-z0-9]{0,8}$/), fc.constantFrom('; ', ';', ';  ')), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, value, between]) => `${name}=${value}${between}`).join(''))
const valuesIn = (header: string): ReadonlyMap<string, string> => {
  const values = new Map<string, string>()
  for (const pair of header.split(';')) {
    const [name = '', value = ''] = pair.trim().split('=')
    if (name !== '' && !values.has(name)) values.set(name, value)
  }
  return values
}
const isPlain = (name: string): boolean => name === 'locale' || name === consentCookieName

/** A page that shows the cookies it reads, as far as they are a visitor's own: some names, or all of them. */
interface PageKind {
  readonly path: string
  readonly reads: 'all' | readonly string[]
  readonly isConfidential: boolean
}
const pageKinds: fc.Arbitrary<readonly PageKind[]> = fc.uniqueArray(
  fc.record({
    path: fc.constantFrom('/a', '/b', '/c'),
    reads: fc.oneof(fc.constant('all' as const), fc.array(cookieNames, { maxLength: 3 })),
    isConfidential: fc.boolean(),
  }),
  { selector: ({ path }) => path, minLength: 1 },
)
const shownBy = ({ reads }: PageKind, cookieHeader: string): string =>
  JSON.stringify([...valuesIn(cookieHeader)].filter(([name]) => !isPlain(name) && (reads === 'all' || reads.includes(name))))

describe('the cache of pages', () => {
  it('the page cache renders a page that failed once, also for a visitor whose cookies it has read', async () => {
    const rendered: string[] = []
    const cache = cacheAt({ now: 0 })
    const render = async (cookieHeader: string): Promise<RenderedPage> => {
      rendered.push(cookieHeader)
      return { ...page('failed', false, 'all'), status: 503 }
    }
    const { status } = await cache.response({ url, cookieHeader: 'es_cuid=1', encoding: null }, render)
    expect([status, rendered]).toEqual([503, ['']])
  })

  it('CRT-01 the page cache gives each visitor the page that their own cookies make, also one with a cart', async () => {
    await fc.assert(
      fc.asyncProperty(pageKinds, fc.array(fc.tuple(fc.nat(), cookieHeaders), { minLength: 1, maxLength: 12 }), async (kinds, visits) => {
        const clock = { now: 0 }
        const cache = cacheAt(clock)
        for (const [number, cookieHeader] of visits) {
          clock.now += number % 2000
          const kind = kinds[number % kinds.length] as PageKind
          const { body } = await cache.response({ url: new URL(kind.path, url), cookieHeader, encoding: null }, (cookies) =>
            Promise.resolve(page(shownBy(kind, cookies), !kind.isConfidential, kind.reads === 'all' ? 'all' : new Set(kind.reads))),
          )
          expect(body).toBe(shownBy(kind, cookieHeader))
        }
      }),
    )
  })

  it('the page cache keeps no page that was made with a visitor’s own cookies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cookieHeaders, { minLength: 1, maxLength: 12 }), fc.boolean(), async (visits, isOwn) => {
        const cache = cacheAt({ now: 0 })
        const madeForAll: string[] = []
        for (const cookieHeader of visits) {
          let madeNow: string | null = null
          const { body } = await cache.response({ url, cookieHeader, encoding: null }, (cookies, isForAll) => {
            madeNow = `made with [${cookies}]`
            if (isForAll) madeForAll.push(cookies)
            return Promise.resolve(page(madeNow, true, isOwn ? 'all' : new Set()))
          })
          // What was not made for this visitor was made without cookies.
          expect(body).toBe(madeNow ?? 'made with []')
        }
        expect(madeForAll.join('')).toBe('')
      }),
    )
  })

  it('a customer, and a visitor with another cookie that changes prices, gets a page of their own', async () => {
    const cache = cacheAt({ now: 0 })
    const made: string[] = []
    const fetchBackend = (cookieHeader: string) =>
      cache.response({ url, cookieHeader, encoding: null }, (cookies) => {
        made.push(cookies)
        return Promise.resolve(page(cookies))
      })
    for (const header of ['', 'es_cuid=cart', '_ga=1; es_cuid=other']) expect((await fetchBackend(header)).body).toBe('')
    expect(made).toEqual([''])
    for (const header of ['auth_token=t', 'es_cuid=cart; customer_id=7']) expect((await fetchBackend(header)).body).toBe(header)
    expect(made).toEqual(['', 'auth_token=t', 'es_cuid=cart; customer_id=7'])
  })

  it('an address whose page depends on the cart is rendered once for each visitor with one, not for all first', async () => {
    const clock = { now: 0 }
    const cache = cacheAt(clock)
    const made: string[] = []
    const fetchBackend = (cookieHeader: string) =>
      cache.response({ url, cookieHeader, encoding: null }, (cookies) => {
        made.push(cookies)
        return Promise.resolve(page(cookies, false, 'all'))
      })
    await fetchBackend('es_cuid=one')
    await fetchBackend('es_cuid=two')
    expect(made).toEqual(['', 'es_cuid=one', 'es_cuid=two'])
    clock.now = 60_000
    await fetchBackend('es_cuid=two')
    expect(made.slice(3)).toEqual(['', 'es_cuid=two'])
  })

  it('CNS-01 the page cache has two pages of an address, with and without a consent choice; an open panel is not shared', async () => {
    const cache = cacheAt({ now: 0 })
    const made: string[] = []
    const fetchBackend = (cookieHeader: string, address = url) =>
      cache.response({ url: address, cookieHeader, encoding: null }, (cookies, isForAll) => {
        made.push(`${cookies} ${isForAll}`)
        return Promise.resolve(page(cookies))
      })
    const choice = (preferences: ConsentPreferences): string => `${consentCookieName}=${encodeConsent(preferences)}`
    const { all, onlyNecessary } = consentChoices
    const someone = (await fetchBackend(choice(all))).body
    expect(someone).toBe(choice(onlyNecessary))
    expect((await fetchBackend(`locale=nld; ${choice(onlyNecessary)}`)).body).toBe(someone)
    expect((await fetchBackend(choice(all).replaceAll('=', '%3D').replace('%3D', '='))).body).toBe(someone)
    expect((await fetchBackend('')).body).toBe('')
    expect((await fetchBackend(`${consentCookieName}=onzin!`)).body).toBe('')
    expect(made).toHaveLength(2)
    const reopened = new URL('?panel=cookieWall', url)
    expect((await fetchBackend(choice(all), reopened)).body).toBe(choice(all))
    expect(made.at(-1)).toBe(`${choice(all)} false`)
  })

  it('the page cache stores only what is the same for all: no failures, pages with a cookie, or redirects', async () => {
    const cache = cacheAt({ now: 0 })
    let made = 0
    const fetchBackend = () =>
      cache.response({ url, cookieHeader: '', encoding: 'br' }, () => {
        made += 1
        return Promise.resolve(page('own', false))
      })
    await fetchBackend()
    const second = await fetchBackend()
    expect(made).toBe(2)
    expect(second.headers.map(([name]) => name)).not.toContain('content-encoding')
    await expect(cache.response({ url, cookieHeader: '', encoding: null }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await fetchBackend()
    expect(made).toBe(3)
  })

  it('the page cache renders and compresses a page once for simultaneous requests, and again after 3 s', async () => {
    const clock = { now: 0 }
    const cache = cacheAt(clock)
    let made = 0
    const fetchBackend = (encoding: 'br' | 'gzip' | null, address = url) =>
      cache.response({ url: address, cookieHeader: `locale=nld; ${consentCookieName}=x`, encoding }, async () => {
        made += 1
        await Promise.resolve()
        return page(`number ${made} `.repeat(200))
      })
    const [one, two, plain, zipped] = await Promise.all([fetchBackend('br'), fetchBackend('br'), fetchBackend(null), fetchBackend('gzip')])
    expect(made).toBe(1)
    expect(one.body).toBe(two.body)
    expect(brotliDecompressSync(one.body).toString()).toBe(plain.body)
    expect(gunzipSync(zipped.body).toString()).toBe(plain.body)
    expect(one.headers).toContainEqual(['content-encoding', 'br'])
    clock.now = 2999
    await fetchBackend('br')
    expect(made).toBe(1)
    clock.now = 3000
    await fetchBackend('br')
    expect(made).toBe(2)
    // Origin, path and query each make another page.
    await fetchBackend('br', new URL('https://other.test/vloerkleden?page=2'))
    await fetchBackend('br', new URL('https://shop.test/vloerkleden?page=3'))
    await fetchBackend('br', new URL('https://shop.test/planten?page=2'))
    expect(made).toBe(5)
  })

  it('the page cache compresses an unchanged page better for later requests', async () => {
    const clock = { now: 0 }
    const cache = cacheAt(clock)
    const text = Array.from({ length: 3000 }, (_, index) => `<p>${index * 7919} woorden en ${index * 104_729} cijfers</p>`).join('')
    const fetchBackend = async () => {
      clock.now += 3000
      return cache.response({ url, cookieHeader: '', encoding: 'br' }, () => Promise.resolve(page(text)))
    }
    const hasty = await fetchBackend()
    expect((await fetchBackend()).body.length).toBe(hasty.body.length)
    await expect.poll(async () => (await fetchBackend()).body.length, { timeout: 20_000 }).toBeLessThan(hasty.body.length)
    expect(brotliDecompressSync((await fetchBackend()).body).toString()).toBe(text)
  })

  it('the page cache has a limit and drops the least recently used page', async () => {
    const cache = cacheAt({ now: 0 }, 2)
    const made: string[] = []
    const fetchBackend = (path: string) =>
      cache.response({ url: new URL(path, url), cookieHeader: '', encoding: null }, () => {
        made.push(path)
        return Promise.resolve(page(path))
      })
    for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await fetchBackend(path)
    expect(made).toEqual(['/a', '/b', '/c', '/b'])
  })
})
