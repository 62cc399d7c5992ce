import { describe, expect, it } from 'vitest'
import type { ServerShopOptions } from './createServerShop.server.ts'
import { createServerShop } from './createServerShop.server.ts'

const guest = { cookieHeader: '', locale: 'nld' } as const

/** A server whose backend gives every request the same response. */
const serverWith = (reply: (url: string, init: RequestInit) => Response | Promise<Response>, more: Partial<ServerShopOptions> = {}) => {
  const requests: string[] = []
  const server = createServerShop({
    apiUrl: 'http://host.test',
    log: () => undefined,
    policy: { pause: 0 },
    fetch: async (url, init) => {
      requests.push(`${url} ${new Headers(init.headers).get('cookie') ?? ''}`)
      return reply(url, init)
    },
    ...more,
  })
  return { server, requests }
}

const noRule = () => Response.json({ status: 'success', data: null })
/** A backend that never responds, and records aborted requests. */
const silent = () => {
  const given: string[] = []
  const reply = (url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => {
        given.push(url)
        reject(new Error('aborted'))
      })
    })
  return { given, reply }
}

describe('the shop of one request', () => {
  it("NET-04 a request's calls are cancelled when the visitor leaves", async () => {
    const { given, reply } = silent()
    const { server } = serverWith(reply)
    const visitor = new AbortController()
    const { shop, close } = server.createScope({ ...guest, cookieHeader: 'es_cuid=1; auth_token=t', signal: visitor.signal })
    const responses = Promise.allSettled([shop.session.restore(), shop.api.product(7)])
    visitor.abort()
    expect((await responses).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(given).toHaveLength(2)
    await close()
  })

  it('NET-04 a closed request scope cancels its calls and sends no more', async () => {
    const { given, reply } = silent()
    const { server, requests } = serverWith(reply)
    const { shop, close } = server.createScope({ ...guest, cookieHeader: 'auth_token=t' })
    const response = shop.api.product(7).then(
      () => 'answered',
      () => 'cancelled',
    )
    await close()
    expect(await response).toBe('cancelled')
    expect(given).toHaveLength(1)
    await expect(shop.api.product(8)).rejects.toBeDefined()
    expect(requests).toHaveLength(1)
  })

  it('NET-04 nothing is sent for a visitor who has already disconnected', async () => {
    const { server, requests } = serverWith(noRule)
    const { shop, close } = server.createScope({ ...guest, signal: AbortSignal.abort() })
    await expect(shop.api.redirectRule('/x')).rejects.toBeDefined()
    expect(requests).toEqual([])
    await close()
  })

  it('CRT-01 cookies are Secure for a visitor over https', async () => {
    const { server } = serverWith(noRule)
    for (const secure of [true, false]) {
      const { shop, setCookies, close } = server.createScope({ ...guest, cookieHeader: 'es_cuid=1', secure })
      shop.cart.forget()
      expect(setCookies().length).toBeGreaterThan(0)
      for (const line of setCookies()) expect(line.includes('; Secure')).toBe(secure)
      await close()
    }
  })
})

describe('shared responses', () => {
  it('shared responses are used without a session, and requested without cookies', async () => {
    const { server, requests } = serverWith(noRule)
    for (const cookieHeader of ['', 'es_cuid=1; locale=nld', 'es_cuid=2; _ga=x']) {
      const { shop, close } = server.createScope({ ...guest, cookieHeader })
      expect(await shop.api.redirectRule('/old')).toEqual({ ok: true, value: null })
      await close()
    }
    expect(requests).toEqual(['http://host.test/api/public/redirects '])
  })

  it('shared responses are not used for visitors with a session', async () => {
    const { server, requests } = serverWith(noRule, { personalCookies: ['price_group'] })
    for (const cookieHeader of ['auth_token=t', 'customer_id=7', 'price_group=b']) {
      const { shop, close } = server.createScope({ ...guest, cookieHeader })
      await shop.api.redirectRule('/old')
      await close()
    }
    expect(requests).toEqual([
      'http://host.test/api/public/redirects auth_token=t',
      'http://host.test/api/public/redirects customer_id=7',
      'http://host.test/api/public/redirects price_group=b',
    ])
  })

  it('shared responses can be switched off', async () => {
    const { server, requests } = serverWith(noRule, { responses: { freshFor: 0 } })
    for (let visits = 0; visits < 3; visits += 1) {
      const { shop, close } = server.createScope(guest)
      await shop.api.redirectRule('/old')
      await close()
    }
    expect(requests).toHaveLength(3)
  })

  it('a shared response arrives although the first visitor leaves', async () => {
    let response: (response: Response) => void = () => undefined
    const { server, requests } = serverWith(
      () =>
        new Promise((resolve) => {
          response = resolve
        }),
    )
    const [one, two] = [server.createScope(guest), server.createScope(guest)]
    const first = one.shop.api.redirectRule('/old').then(
      () => 'answered',
      () => 'cancelled',
    )
    const second = two.shop.api.redirectRule('/old')
    await one.close()
    expect(await first).toBe('cancelled')
    response(noRule())
    expect(await second).toEqual({ ok: true, value: null })
    expect(requests).toHaveLength(1)
    await two.close()
  })
})
