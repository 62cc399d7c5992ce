import { describe, expect, it } from 'vitest'
import { emptyCart } from '@thuishaven/core/cart'
import { consentChoices } from '@thuishaven/core/consent'
import { encodeConsent } from '../cookies/consentCookie.ts'
import { createBrowserShop } from './createBrowserShop.browser.ts'

/** As much of a window as the shop uses. */
const openPage = (reply: (url: string) => Response) => {
  const requests: { readonly url: string; readonly init: RequestInit }[] = []
  const tracked: unknown[][] = []
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { cookie: 'es_cuid=c-1', visibilityState: 'visible' }),
    location: { protocol: 'https:' },
    navigator: { locks: navigator.locks },
    console: { warn: () => undefined },
    fetch: async (url: string, init: RequestInit) => {
      requests.push({ url, init })
      return reply(url)
    },
    gtag: (...event: unknown[]) => tracked.push(event),
  })
  Object.defineProperty(page, 'localStorage', {
    get: (): Storage => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  return { page: page as unknown as Window & typeof globalThis, requests, tracked }
}

describe('the shop of an open page', () => {
  it("NET-02 the browser's shop calls its own origin with the page's cookies and language", async () => {
    const { page, requests } = openPage(() => Response.json({ status: 'success', data: null }))
    const shop = createBrowserShop({ locale: 'eng', page })
    expect(await shop.api.redirectRule('/old')).toEqual({ ok: true, value: null })
    expect(requests[0]?.url).toBe('/api/public/redirects')
    expect(requests[0]?.init.credentials).toBe('include')
    expect(new Headers(requests[0]?.init.headers).get('accept-language')).toBe('en-US')
    expect(new Headers(requests[0]?.init.headers).has('cookie')).toBe(false)
    await shop.close()
  })

  it("CRT-01 the browser's shop writes Secure cookies on https and works with blocked storage", async () => {
    const { page } = openPage(() => Response.json({ status: 'error', message: 'no' }, { status: 500 }))
    const shop = createBrowserShop({ locale: 'nld', page })
    shop.cart.forget()
    expect(page.document.cookie).toMatch(/^es_\w+=; Path=\/; SameSite=Lax; Max-Age=0; Secure$/)
    await shop.close()
  })

  it("ANA-01 CNS-05 the browser's shop sends allowed events to the page's tag", async () => {
    const { page, tracked } = openPage(() => Response.json({ status: 'error', message: 'no' }, { status: 500 }))
    const shop = createBrowserShop({ locale: 'nld', page })
    shop.cart.cartOpened()
    expect(tracked).toEqual([])
    page.document.cookie = `cookiePreferences=${encodeConsent(consentChoices.all)}`
    await shop.consent.load()
    expect(tracked.map(([, name]) => name)).toEqual(['update', 'view_cart'])
    await shop.close()
  })

  it("CRT-01 the browser's shop starts with the server's initial state", async () => {
    const { page, requests } = openPage(() => Response.json({ status: 'error', message: 'no' }, { status: 500 }))
    const cart = { ...emptyCart, cUid: 'c-1' }
    const shop = createBrowserShop({ locale: 'nld', initialState: { cart, session: null }, page })
    expect(shop.cart.getSnapshot()).toMatchObject({ cart: { cUid: 'c-1' }, status: 'ready' })
    expect(requests).toEqual([])
    await shop.close()
  })
})
