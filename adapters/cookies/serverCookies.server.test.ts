import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookiesChecks } from '@thuishaven/core/testing'
import { createServerCookies } from './serverCookies.server.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const cookiesOf = (cookieHeader: string, secure = false) => createServerCookies({ cookieHeader, secure, now: () => noon })

describe('the cookies of one request', () => {
  it.each(cookiesChecks(() => cookiesOf('')))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  it("CRT-01 SES-02 the visitor's cookies can be read, the first of two with one name", () => {
    const cookies = cookiesOf('es_cuid=abc; auth_token="t%3D1"; es_cuid=other; broken; =nameless; odd=%E0%A4%A; sum=a=b')
    expect(cookies.get('es_cuid')).toBe('abc')
    expect(cookies.get('auth_token')).toBe('t=1')
    expect(cookies.get('odd')).toBe('%E0%A4%A')
    expect(cookies.get('sum')).toBe('a=b')
    expect(cookies.get('broken')).toBeNull()
    expect(cookies.get('__proto__')).toBeNull()
  })

  it('the cookies know which of them were read, and that a call to the backend reads all', () => {
    const cookies = cookiesOf('es_cuid=abc; locale=nld')
    expect(cookies.read()).toEqual(new Set())
    cookies.get('es_w')
    cookies.get('es_cuid')
    expect(cookies.read()).toEqual(new Set(['es_w', 'es_cuid']))
    cookies.header()
    expect(cookies.read()).toBe('all')
  })

  it('CRT-01 a cookie that is set can be read, is sent to the backend and to the browser, once per name', () => {
    const cookies = cookiesOf('es_cuid=old; locale=nld', true)
    cookies.set({ name: 'es_cuid', value: 'one', maxAge: 60 })
    cookies.set({ name: 'es_cuid', value: 'two words; and more', maxAge: 31_536_000 })
    expect(cookies.get('es_cuid')).toBe('two words; and more')
    expect(cookies.header()).toBe('es_cuid=two%20words%3B%20and%20more; locale=nld')
    expect(cookies.outgoing()).toEqual(['es_cuid=two%20words%3B%20and%20more; Path=/; SameSite=Lax; Max-Age=31536000; Secure'])
  })

  it('SES-04 a removed cookie is removed immediately and deleted in the browser', () => {
    const cookies = cookiesOf('auth_token=t; customer_id=7')
    cookies.remove('auth_token')
    expect(cookies.get('auth_token')).toBeNull()
    expect(cookies.header()).toBe('customer_id=7')
    expect(cookies.outgoing()).toEqual(['auth_token=; Path=/; SameSite=Lax; Max-Age=0'])
  })

  it('SES-02 cookies of the backend are forwarded without their domain', () => {
    const cookies = cookiesOf('')
    cookies.receive([
      'auth_token=abc%20d; Path=/; Domain=host.example; Max-Age=3600; SameSite=Lax',
      'customer_id=12; Path=/; Expires=Wed, 21 Oct 2099 07:28:00 GMT',
    ])
    expect(cookies.get('auth_token')).toBe('abc d')
    expect(cookies.header()).toBe('auth_token=abc%20d; customer_id=12')
    expect(cookies.outgoing()).toEqual([
      'auth_token=abc%20d; Path=/; Max-Age=3600; SameSite=Lax',
      'customer_id=12; Path=/; Expires=Wed, 21 Oct 2099 07:28:00 GMT',
    ])
  })

  it('SES-04 a cookie that the backend deletes is no longer sent, by Max-Age or by a past Expires', () => {
    const cookies = cookiesOf('auth_token=abc; customer_id=12; es_o=1; kept=1')
    cookies.receive([
      'auth_token=; Max-Age=0',
      'customer_id=; Expires=Sat, 21 Nov 2026 11:59:59 GMT',
      'es_o=2; Expires=Sat, 21 Nov 2026 11:00:00 GMT; Max-Age=5',
      'not a cookie',
    ])
    expect(cookies.header()).toBe('es_o=2; kept=1')
    expect(cookies.outgoing()).toHaveLength(3)
  })

  it('CRT-01 any text survives a round trip through a cookie', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const cookies = cookiesOf('')
        cookies.set({ name: 'note', value })
        const line = cookies.outgoing()[0] ?? ''
        expect(line).toMatch(/^note=[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*; Path=\/; SameSite=Lax$/)
        expect(cookiesOf(cookies.header()).get('note')).toBe(value)
      }),
    )
  })
})
