import { describe, expect, it } from 'vitest'
import { createFakeCookies } from '../../core/testing/fakes/createFakeCookies.ts'
import { createCookieSessionToken } from './cookieSessionToken.ts'

const withCookies = (start: Readonly<Record<string, string>>) => {
  const cookies = createFakeCookies(start)
  return { cookies, token: createCookieSessionToken(cookies) }
}

describe('the token of the session in a cookie', () => {
  it('SES-02 the session token is read from its cookie unchanged', () => {
    expect(withCookies({ auth_token: 'token-1' }).token.read()).toBe('token-1')
    expect(withCookies({}).token.read()).toBeNull()
  })

  it.each(['€', 'a\r\nb', 'a b', ''])('SES-03 what cannot travel in a header is no token, and goes with its cookie: %j', (text) => {
    const { cookies, token } = withCookies({ auth_token: text, customer_id: '10007' })
    expect(token.read()).toBeNull()
    token.forget()
    expect(['auth_token', 'customer_id'].map(cookies.get)).toEqual([null, null])
  })

  it('SES-02 a token cookie that the backend set is not overwritten', () => {
    const { cookies, token } = withCookies({ auth_token: 'set by the host' })
    token.keep('token-1')
    expect(cookies.written).toEqual([])
    const other = withCookies({})
    other.token.keep('token-1')
    expect(other.cookies.get('auth_token')).toBe('token-1')
  })

  it('SES-04 forgetting a missing token writes no cookie, so the response stays cacheable', () => {
    const { cookies, token } = withCookies({})
    token.forget()
    expect(cookies.written).toEqual([])
  })
})
