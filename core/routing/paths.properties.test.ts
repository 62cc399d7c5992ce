import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../locale/locale.ts'
import { equivalentPath } from './equivalentPath.ts'
import { externalUrl, internalPath } from './externalUrl.ts'
import { canonicalPath, decodeSegments, encodeSegments, localeOfPath, localePath, trailingSlashRedirect } from './paths.ts'
import { productPath, productRoute } from './productPaths.ts'
import { ruleRedirect } from './ruleRedirect.ts'

const locale = fc.constantFrom<Locale>('nld', 'eng')
const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text !== '.' && text !== '..' && !/[\p{Cc}]/u.test(text))

const path = fc
  .array(segment, { maxLength: 4 })
  .map(encodeSegments)
  .filter((text) => !/^\/en(\/|$)/.test(text))

const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((text) => `?${text}`),
)

const hostile = fc.string({ unit: fc.constantFrom('/', '\\', '.', 'a', ':', '@', '?', '#', '%', 'e', 'n', ' ', '\t', '\u0000', '\n') })

describe('routing', () => {
  it('LOC-02 a path and its language are inverse of each other', () => {
    fc.assert(
      fc.property(locale, path, query, (language, text, rest) => {
        expect(localeOfPath(localePath(language, text + rest))).toEqual({ locale: language, path: text + rest })
      }),
    )
  })

  it('LOC-02 switching there and back again is the same page', () => {
    fc.assert(
      fc.property(locale, path, query, (language, text, rest) => {
        const other = language === 'nld' ? 'eng' : 'nld'
        const address = localePath(language, text + rest)
        expect(equivalentPath(language, equivalentPath(other, address))).toBe(address)
      }),
    )
  })

  it('RTE-08 decoded segments are what was encoded', () => {
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        expect(decodeSegments(encodeSegments(segments))).toEqual(segments)
      }),
    )
  })

  it('RTE-08 any text is judged without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), hostile), (text) => {
        expect(() => [decodeSegments(text), productRoute(text), equivalentPath('eng', text)]).not.toThrow()
      }),
    )
  })

  it('RTE-02 a product is found back from its path', () => {
    fc.assert(
      fc.property(
        locale,
        fc.integer({ min: 1, max: 2_147_483_647 }),
        fc.array(segment, { minLength: 1, maxLength: 3 }),
        (language, productId, parts) => {
          const slug = parts
            .flatMap((part) => part.split('/'))
            .filter((part) => part !== '' && part !== '.' && part !== '..')
            .join('/')
          fc.pre(!slug.endsWith(' copy'))
          expect(productRoute(localePath(language, productPath({ productId, slug })))).toEqual({ productId, slug, variant: 'cards' })
        },
      ),
    )
  })

  it('RTE-11 the canonical address of any text is a path of this shop without trailing slash, and canonical already', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = canonicalPath(text)
        expect(once).toMatch(/^\/(?![/\\])/)
        expect(once === '/' || !/^[^?#]*\/(?:[?#]|$)/.test(once) || /^\/[?#]/.test(once)).toBe(true)
        expect(canonicalPath(once)).toBe(once)
        expect(trailingSlashRedirect(once)).toBeNull()
      }),
    )
  })

  it('RTE-15 for any input the result stays in the shop or leads to an allowed host, however often it is parsed again', () => {
    const origin = 'https://thuishaven.test'
    /** Parses, serialises and parses again, as a browser or a server that copies path and query into a header does. */
    const reached = (text: string): string | null => {
      const once = URL.parse(text, origin)
      if (once === null) return null
      return once.origin === origin ? new URL(once.pathname + once.search + once.hash, origin).host : once.host
    }
    const dots = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2E',
      '/.//',
      '/..//',
      'evil.test',
      'x',
      '?',
      '#',
      '@',
      ':',
      '\\',
      '%2f',
      '%5c',
    )
    const anything = fc.oneof(
      hostile,
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(dots, { maxLength: 8 }).map((parts) => parts.join('')),
    )
    const text = fc.oneof(
      anything,
      anything.map((part) => `https://good.test${part}`),
      anything.map((part) => `/${part}`),
    )
    fc.assert(
      fc.property(text, (given) => {
        const target = externalUrl(given, ['good.test'])
        const led = { internal: () => reached(internalPath(given) ?? ''), external: () => reached(given), refused: () => null }[
          target.type
        ]()
        // An address that no browser can read leads nowhere.
        const allowed = { internal: ['thuishaven.test'], external: ['good.test', null], refused: [null] }[target.type]
        expect(allowed).toContain(led)
        const path = target.type === 'internal' ? target.path : '/'
        expect(path).toMatch(/^\/(?!\/)[\u0021-\u007e]*$/)
        expect(reached(path)).toBe('thuishaven.test')
        expect(internalPath(given)).toBe(target.type === 'internal' ? path : null)
      }),
      { numRuns: 5000 },
    )
  })

  it('RTE-13 RTE-15 a rule leads to a page of the shop or to the site that it names, and never to where it starts', () => {
    const origin = 'https://thuishaven.test'
    const target = fc.oneof(
      hostile,
      path,
      fc.webUrl(),
      path.map((text) => origin + text),
      path.map((text) => `/en${text}`),
      hostile.map((text) => `/${text}`),
    )
    fc.assert(
      fc.property(target, locale, path, query, (given, language, text, rest) => {
        const requested = localePath(language, text + rest)
        const ruled = ruleRedirect({ target: given, isPermanent: true }, requested, origin)
        if (ruled === null) return
        const there = URL.parse(ruled.to, origin)
        const sent = new URL(requested, origin)
        expect(there?.origin).toBe(ruled.whole ? URL.parse(given)?.origin : origin)
        expect(!ruled.whole && there?.pathname === sent.pathname).toBe(false)
        const persisted = ruled.whole ? [] : [...sent.searchParams.keys()].filter((name) => name !== '')
        expect([...(there?.searchParams.keys() ?? [])]).toEqual(expect.arrayContaining(persisted))
        expect(ruled.whole ? null : ruleRedirect({ target: given, isPermanent: true }, ruled.to, origin)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})
