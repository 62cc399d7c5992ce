import { describe, expect, it } from 'vitest'
import { cookiesChecks } from '@thuishaven/core/testing'
import { createBrowserCookies } from './browserCookies.browser.ts'

/** A document that stores written cookies, as a browser does. */
const browserPage = (): { cookie: string } => {
  const persisted = new Map<string, string>()
  return {
    get cookie() {
      return Array.from(persisted, ([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (/; Max-Age=0(?:;|$)/.test(line)) persisted.delete(name)
      else persisted.set(name, pair.slice(name.length + 1))
    },
  }
}

describe('the cookies of the page', () => {
  it.each(cookiesChecks(() => createBrowserCookies(browserPage(), true)))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  it('CRT-01 SES-02 cookies are read from the page at that moment', () => {
    const page = { cookie: 'es_cuid=a%20b; locale=nld' }
    const cookies = createBrowserCookies(page, true)
    expect(cookies.get('es_cuid')).toBe('a b')
    page.cookie = 'auth_token=t'
    expect(cookies.get('es_cuid')).toBeNull()
    expect(cookies.get('auth_token')).toBe('t')
  })

  it('CRT-01 cookies are written with path, SameSite and age; Secure only on https', () => {
    const page = { cookie: '' }
    createBrowserCookies(page, true).set({ name: 'es_cuid', value: 'é;', maxAge: 60 })
    expect(page.cookie).toBe('es_cuid=%C3%A9%3B; Path=/; SameSite=Lax; Max-Age=60; Secure')
    createBrowserCookies(page, false).set({ name: 'es_cuid', value: 'a' })
    expect(page.cookie).toBe('es_cuid=a; Path=/; SameSite=Lax')
  })

  it('SES-04 a cookie is removed by expiry', () => {
    const page = { cookie: 'es_o=1' }
    createBrowserCookies(page, false).remove('es_o')
    expect(page.cookie).toBe('es_o=; Path=/; SameSite=Lax; Max-Age=0')
  })
})
