import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cacheRule, enforceCacheRules } from './cacheRule.server.ts'

const facts = fc.record({
  status: fc.oneof(fc.constantFrom(200, 301, 302, 303, 308, 400, 404, 405, 429, 500, 503), fc.integer({ min: 200, max: 599 })),
  path: fc.constantFrom('/', '/en', '/vloerkleden', '/account/overview', '/checkout/gegevens'),
  isPersonal: fc.boolean(),
  isConfidential: fc.boolean(),
  setsCookies: fc.boolean(),
})

describe('the cacheability of responses', () => {
  it.each([
    [499, 'public, max-age=60'],
    [500, 'no-store'],
    [503, 'no-store'],
  ])('a response with status %i that is marked public is sent with %s', (status, value) => {
    const headers = new Headers({ 'cache-control': 'public, max-age=60' })
    enforceCacheRules(status, headers)
    expect(headers.get('cache-control')).toBe(value)
  })

  it('failures are never cacheable and pages of one visitor never public, for any headers', () => {
    fc.assert(
      fc.property(facts, (page) => {
        const { cacheControl, vary, isShareable } = cacheRule(page)
        const isPublic = /public|s-maxage/.test(cacheControl)
        expect(isPublic).toBe(isShareable)
        const isOwn = page.isPersonal || page.isConfidential || page.setsCookies
        expect(isPublic && (isOwn || page.status >= 500)).toBe(false)
        expect(cacheControl.includes('private')).toBe(isOwn && page.status < 500)
        expect(cacheControl.includes('no-store')).toBe(page.isConfidential || page.status >= 500)
        expect(vary.split(', ')).toEqual(expect.arrayContaining(['cookie', 'accept']))
        expect(vary.includes('accept-language')).toBe(page.path === '/')
      }),
    )
  })

  it('public pages are cacheable for half a minute, missing ones for less', () => {
    const page = { status: 200, path: '/vloerkleden', isPersonal: false, isConfidential: false, setsCookies: false }
    expect(cacheRule(page).cacheControl).toBe('public, max-age=0, s-maxage=30')
    expect(cacheRule({ ...page, status: 404 }).cacheControl).toBe('public, max-age=0, s-maxage=5')
    expect(cacheRule({ ...page, status: 301 }).cacheControl).toBe('no-cache')
  })

  it('no public response has a cookie and no failure is cacheable, whatever headers a handler sets', () => {
    const notices = fc.constantFrom(
      undefined,
      '',
      'public',
      'public, max-age=60',
      'max-age=60',
      's-maxage=30',
      'private',
      'no-store',
      'Private, max-age=1',
    )
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.boolean(), notices, (status, hasCookie, control) => {
        const headers = new Headers(control === undefined ? {} : { 'cache-control': control })
        if (hasCookie) headers.append('set-cookie', 'a=1')
        const before = headers.get('cache-control')
        enforceCacheRules(status, headers)
        const after = headers.get('cache-control') ?? ''
        const isFailure = status >= 500
        expect(isFailure ? after === 'no-store' : !hasCookie || /private|no-store/i.test(after)).toBe(true)
        expect(isFailure || hasCookie || after === (before ?? '')).toBe(true)
      }),
    )
  })
})
