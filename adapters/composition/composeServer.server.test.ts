import { describe, expect, it } from 'vitest'
import type { ServerSurroundings } from './composeServer.server.ts'
import { composeServer } from './composeServer.server.ts'

const guest = { cookieHeader: '', locale: 'nld' } as const

/** A server whose host gives every question the same answer. */
const serverWith = (reply: (url: string, init: RequestInit) => Response | Promise<Response>, more: Partial<ServerSurroundings> = {}) => {
  const asked: string[] = []
  const server = composeServer({
    apiUrl: 'http://host.test',
    log: () => undefined,
    policy: { pause: 0 },
    fetch: async (url, init) => {
      asked.push(`${url} ${new Headers(init.headers).get('cookie') ?? ''}`)
      return reply(url, init)
    },
    ...more,
  })
  return { server, asked }
}

const noRule = () => Response.json({ status: 'success', data: null })
/** A host that never answers; it notices who stops waiting. */
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

describe('one scope for each request', () => {
  it('NET-04 cancels what the host was asked when the visitor leaves', async () => {
    const { given, reply } = silent()
    const { server } = serverWith(reply)
    const visitor = new AbortController()
    const { shop, close } = server.openScope({ ...guest, cookieHeader: 'es_cuid=1; auth_token=t', signal: visitor.signal })
    const answers = Promise.allSettled([shop.session.restore(), shop.ask.product(7)])
    visitor.abort()
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(given).toHaveLength(2)
    await close()
  })

  it('NET-04 cancels it too when the page is finished without it, and nothing can be asked afterwards', async () => {
    const { given, reply } = silent()
    const { server, asked } = serverWith(reply)
    const { shop, close } = server.openScope({ ...guest, cookieHeader: 'auth_token=t' })
    const answer = shop.ask.product(7).then(
      () => 'answered',
      () => 'cancelled',
    )
    await close()
    expect(await answer).toBe('cancelled')
    expect(given).toHaveLength(1)
    await expect(shop.ask.product(8)).rejects.toBeDefined()
    expect(asked).toHaveLength(1)
  })

  it('NET-04 asks nothing for a visitor who had left before', async () => {
    const { server, asked } = serverWith(noRule)
    const { shop, close } = server.openScope({ ...guest, signal: AbortSignal.abort() })
    await expect(shop.ask.redirectRule('/x')).rejects.toBeDefined()
    expect(asked).toEqual([])
    await close()
  })

  it('CRT-01 marks cookies Secure for a visitor who came over https', async () => {
    const { server } = serverWith(noRule)
    for (const secure of [true, false]) {
      const { shop, setCookies, close } = server.openScope({ ...guest, cookieHeader: 'es_cuid=1', secure })
      shop.cart.forget()
      expect(setCookies().length).toBeGreaterThan(0)
      for (const line of setCookies()) expect(line.includes('; Secure')).toBe(secure)
      await close()
    }
  })
})

describe('what visitors share', () => {
  it('goes to those without a session, and carries no cookies to the host', async () => {
    const { server, asked } = serverWith(noRule)
    for (const cookieHeader of ['', 'es_cuid=1; locale=nld', 'es_cuid=2; _ga=x']) {
      const { shop, close } = server.openScope({ ...guest, cookieHeader })
      expect(await shop.ask.redirectRule('/old')).toEqual({ ok: true, value: null })
      await close()
    }
    expect(asked).toEqual(['http://host.test/api/public/redirects '])
  })

  it('does not reach those for whom the host may have an answer of their own', async () => {
    const { server, asked } = serverWith(noRule, { personalCookies: ['price_group'] })
    for (const cookieHeader of ['auth_token=t', 'customer_id=7', 'price_group=b']) {
      const { shop, close } = server.openScope({ ...guest, cookieHeader })
      await shop.ask.redirectRule('/old')
      await close()
    }
    expect(asked).toEqual([
      'http://host.test/api/public/redirects auth_token=t',
      'http://host.test/api/public/redirects customer_id=7',
      'http://host.test/api/public/redirects price_group=b',
    ])
  })

  it('can be switched off', async () => {
    const { server, asked } = serverWith(noRule, { answers: { freshFor: 0 } })
    for (let visits = 0; visits < 3; visits += 1) {
      const { shop, close } = server.openScope(guest)
      await shop.ask.redirectRule('/old')
      await close()
    }
    expect(asked).toHaveLength(3)
  })

  it('arrives even when the visitor who asked first leaves', async () => {
    let answer: (response: Response) => void = () => undefined
    const { server, asked } = serverWith(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const [one, two] = [server.openScope(guest), server.openScope(guest)]
    const first = one.shop.ask.redirectRule('/old').then(
      () => 'answered',
      () => 'cancelled',
    )
    const second = two.shop.ask.redirectRule('/old')
    await one.close()
    expect(await first).toBe('cancelled')
    answer(noRule())
    expect(await second).toEqual({ ok: true, value: null })
    expect(asked).toHaveLength(1)
    await two.close()
  })
})
