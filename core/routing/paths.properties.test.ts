import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../locale/locale.ts'
import { checkoutPath } from './checkoutPaths.ts'
import type { CheckoutStep } from './checkoutPaths.ts'
import { equivalentPath } from './equivalentPath.ts'
import { externalUrl } from './externalUrl.ts'
import { canonicalPath, decodeSegments, encodeSegments, localeOfPath, localePath, trailingSlashRedirect } from './paths.ts'
import { productPath, productRoute } from './productPaths.ts'

const locale = fc.constantFrom<Locale>('nld', 'eng')

const step = fc.constantFrom<CheckoutStep>('information', 'delivery', 'overview', 'pay')

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

  it('LOC-02 a checkout step stays the step, query kept', () => {
    fc.assert(
      fc.property(locale, locale, step, query, (from, to, name, rest) => {
        expect(equivalentPath(to, checkoutPath(from, name) + rest)).toBe(checkoutPath(to, name) + rest)
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

  it('RTE-15 no text passes for a path or a host that a browser would take elsewhere', () => {
    const browser = (text: string): string => new URL(text, 'https://thuishaven.test').host
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          fc.webUrl(),
          hostile.map((text) => `https://good.test${text}`),
          hostile.map((text) => `/${text}`),
        ),
        (text) => {
          const target = externalUrl(text, ['good.test'])
          const promised = { internal: 'thuishaven.test', external: 'good.test', refused: null }[target.go]
          const reached = target.go === 'internal' ? browser(target.path) : target.go === 'external' ? browser(target.url) : null
          expect(reached).toBe(promised)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
