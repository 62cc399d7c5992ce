import { describe, expect, it } from 'vitest'
import { emptyCart } from '@thuishaven/core/cart'
import { consentChoices, encodeConsent } from '@thuishaven/core/consent'
import { composeBrowserShop } from './composeBrowserShop.browser.ts'

/** As much of a window as the shop uses. */
const openPage = (reply: (url: string) => Response) => {
  const asked: { readonly url: string; readonly init: RequestInit }[] = []
  const tracked: unknown[][] = []
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { cookie: 'es_cuid=c-1', visibilityState: 'visible' }),
    location: { protocol: 'https:' },
    navigator: { locks: navigator.locks },
    console: { warn: () => undefined },
    fetch: async (url: string, init: RequestInit) => {
      asked.push({ url, init })
      return reply(url)
    },
    gtag: (...event: unknown[]) => tracked.push(event),
  })
  Object.defineProperty(page, 'localStorage', {
    get: (): Storage => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  return { page: page as unknown as Window & typeof globalThis, asked, tracked }
}

describe('the shop of an open page', () => {
  it("NET-02 asks the page's own origin with the page's cookies, in the page's language", async () => {
    const { page, asked } = openPage(() => Response.json({ status: 'success', data: null }))
    const shop = composeBrowserShop({ locale: 'eng', page })
    expect(await shop.ask.redirectRule('/old')).toEqual({ ok: true, value: null })
    expect(asked[0]?.url).toBe('/api/public/redirects')
    expect(asked[0]?.init.credentials).toBe('include')
    expect(new Headers(asked[0]?.init.headers).get('accept-language')).toBe('en-US')
    expect(new Headers(asked[0]?.init.headers).has('cookie')).toBe(false)
    await shop.close()
  })

  it('CRT-01 writes Secure cookies on https and works where storage is blocked', async () => {
    const { page } = openPage(() => Response.json({ status: 'error', message: 'no' }, { status: 500 }))
    const shop = composeBrowserShop({ locale: 'nld', page })
    shop.cart.forget()
    expect(page.document.cookie).toMatch(/^es_\w+=; Path=\/; SameSite=Lax; Max-Age=0; Secure$/)
    await shop.close()
  })

  it("ANA-01 CNS-05 reports to the page's tag what the visitor allows", async () => {
    const { page, tracked } = openPage(() => Response.json({ status: 'error', message: 'no' }, { status: 500 }))
    const shop = composeBrowserShop({ locale: 'nld', page })
    shop.cart.lookAt()
    expect(tracked).toEqual([])
    page.document.cookie = `cookiePreferences=${encodeConsent(consentChoices.all)}`
    await shop.consent.load()
    expect(tracked.map(([, name]) => name)).toEqual(['update', 'view_cart'])
    await shop.close()
  })

  it('CRT-01 begins with what the server knew', async () => {
    const { page, asked } = openPage(() => Response.json({ status: 'error', message: 'no' }, { status: 500 }))
    const cart = { ...emptyCart, cUid: 'c-1' }
    const shop = composeBrowserShop({ locale: 'nld', known: { cart, session: null }, page })
    expect(shop.cart.getSnapshot()).toMatchObject({ cart: { cUid: 'c-1' }, status: 'ready' })
    expect(asked).toEqual([])
    await shop.close()
  })
})
