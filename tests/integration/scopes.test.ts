import { beforeAll, describe, expect, it } from 'vitest'
import { createServerShop } from '../../adapters/composition/createServerShop.server.ts'
import type { ServerComposition } from '../../adapters/composition/createServerShop.server.ts'
import { contractExample } from '../contract/contractExample.ts'

const visitors = 200

const example = (file: string, name: string) => contractExample(file, name) as Record<string, unknown>

const product = example('products', 'hub')
const config = example('app', 'shopOpenMinimal')
const session = example('account', 'sessionOfActive')
const signedIn = example('account', 'signedIn')
const cart = example('carts', 'emptyCart')
const noRedirect = example('redirects', 'noRedirect')

interface RecordedRequest {
  readonly path: string
  readonly cookie: string
  readonly authorization: string
  readonly body: string
  readonly language: string
}

const cookieOf = (header: string, name: string): string | null => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(header)?.[1] ?? null
const withData = (response: Record<string, unknown>, data: object) => ({ ...response, data: { ...(response['data'] as object), ...data } })

/**
 * A backend that answers each visitor by the cookies of the request, and holds every response back until a seeded shuffle
 * lets it go: so 200 visitors are in progress at once, in an order that is never that of their requests and the same in every run.
 */
const createShufflingBackend = () => {
  const requests: RecordedRequest[] = []
  let held: (() => void)[] = []
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }

  const response = ({ path, cookie, language, body }: RecordedRequest): Response => {
    const token = cookieOf(cookie, 'auth_token')
    const headers = new Headers()
    switch (path) {
      case '/api/v2/app':
        return Response.json(withData(config, { organizationName: token ?? 'everybody' }))
      case '/api/public/products/1003':
        return Response.json(withData(product, { brand: token ?? 'everybody', title: language }))
      case '/api/public/redirects':
        return Response.json(noRedirect)
      case '/api/v2/account/session':
        headers.append('set-cookie', `seen=${token}; Path=/`)
        return Response.json(withData(session, { id: token, customerId: cookieOf(cookie, 'customer_id') }), { headers })
      case '/api/v2/account/cart/state':
        headers.append('set-cookie', `es_o=o-${cookieOf(cookie, 'es_cuid')}; Path=/; Max-Age=60`)
        headers.append('set-cookie', `es_s=s-${cookieOf(cookie, 'es_cuid')}; Path=/; Expires=Wed, 21 Oct 2099 07:28:00 GMT`)
        return Response.json(withData(cart, { cUid: cookieOf(cookie, 'es_cuid') }), { headers })
      case '/api/v2/account/login': {
        const { email } = JSON.parse(body) as { readonly email: string }
        headers.append('set-cookie', `auth_token=token-of-${email}; Path=/`)
        headers.append('set-cookie', `customer_id=customer-of-${email}; Path=/`)
        return Response.json(withData(signedIn, { id: email, token: `token-of-${email}` }), { headers })
      }
      default:
        return Response.json({ status: 'error', message: `nobody asks ${path}` }, { status: 404 })
    }
  }

  const letGo = (): void => {
    const waiting = held
    held = []
    for (let left = waiting.length; left > 0; left -= 1) {
      const [next] = waiting.splice(Math.floor(random() * left), 1)
      next?.()
    }
  }

  return {
    requests,
    fetch: (url: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        const headers = new Headers(init.headers)
        const request: RecordedRequest = {
          path: new URL(url).pathname,
          cookie: headers.get('cookie') ?? '',
          authorization: headers.get('authorization') ?? '',
          language: headers.get('accept-language') ?? '',
          body: typeof init.body === 'string' ? init.body : '',
        }
        requests.push(request)
        if (held.length === 0) setImmediate(letGo)
        held.push(() => resolve(response(request)))
      }),
  }
}

interface Seen {
  readonly number: number
  readonly kind: 'customer' | 'guest' | 'newcomer'
  readonly restored: string
  readonly sessionId: string | null
  readonly cartId: string | null
  readonly brand: string | null
  readonly organization: string | null
  readonly title: string | null
  readonly setCookies: readonly string[]
}

const emailOf = (number: number) => `visitor-${number}@thuishaven.test`

/** What one visitor does: customers come with a token, newcomers sign in on the way, guests only have a cart. */
const visit = async (server: ServerComposition, number: number): Promise<Seen> => {
  const kind = number % 3 === 0 ? 'guest' : number % 3 === 1 ? 'customer' : 'newcomer'
  const scope = server.createScope({
    cookieHeader: `es_cuid=cart-${number}${kind === 'customer' ? `; auth_token=token-${number}; customer_id=customer-${number}` : ''}`,
    locale: number % 2 === 0 ? 'nld' : 'eng',
    signal: new AbortController().signal,
  })
  const { shop } = scope
  const before = await Promise.all([shop.session.restore(), shop.api.config(), shop.api.redirectRule(`/old-${number}`)])
  if (kind === 'newcomer') await shop.session.login({ email: emailOf(number), password: 'Welkom01' })
  const [result] = await Promise.all([shop.api.product(1003), shop.cart.load()])
  const again = await shop.api.config()
  const seen: Seen = {
    number,
    kind,
    restored: before[0],
    sessionId: shop.session.getSnapshot().session?.id ?? null,
    cartId: shop.cart.getSnapshot().cart.cUid,
    brand: result.ok ? result.value.brand : null,
    title: result.ok ? result.value.title : null,
    organization: again.ok ? again.value.organizationName : null,
    setCookies: scope.setCookies(),
  }
  await scope.close()
  return seen
}

describe('200 visitors at once', () => {
  const backend = createShufflingBackend()
  let seen: readonly Seen[] = []

  beforeAll(async () => {
    const server = createServerShop({ apiUrl: 'http://host.test', fetch: backend.fetch, log: () => undefined })
    seen = await Promise.all(Array.from({ length: visitors }, (_, number) => visit(server, number)))
  })

  it('SES-03 NET-02 each of 200 visitors gets only their own session, cart and prices', () => {
    for (const { number, kind, ...own } of seen) {
      const token = kind === 'customer' ? `token-${number}` : kind === 'newcomer' ? `token-of-${emailOf(number)}` : null
      expect(own).toMatchObject({
        restored: kind === 'customer' ? 'signed-in' : 'visitor',
        sessionId: kind === 'customer' ? token : kind === 'newcomer' ? emailOf(number) : null,
        cartId: `cart-${number}`,
        brand: token ?? 'everybody',
        organization: token ?? 'everybody',
        title: number % 2 === 0 ? 'nl-NL' : 'en-US',
      })
    }
  })

  it('SES-02 CRT-01 each of 200 visitors gets only their own cookies, each in its own header', () => {
    for (const { number, kind, setCookies } of seen) {
      const email = emailOf(number)
      expect(setCookies.toSorted()).toEqual([
        ...(kind === 'newcomer' ? [`auth_token=token-of-${email}; Path=/`, `customer_id=customer-of-${email}; Path=/`] : []),
        `es_o=o-cart-${number}; Path=/; Max-Age=60`,
        `es_s=s-cart-${number}; Path=/; Expires=Wed, 21 Oct 2099 07:28:00 GMT`,
        ...(kind === 'customer' ? [`seen=token-${number}; Path=/`] : []),
      ])
    }
  })

  it('NET-02 no request mixes the cookies, token or body of two visitors', () => {
    for (const { path, cookie, authorization, body } of backend.requests) {
      const numbers = new Set([cookie, authorization, body].join(' ').match(/(?<=cart-|token-|customer-|visitor-)\d+/g))
      expect({ path, numbers: numbers.size > 1 ? [...numbers] : [] }).toEqual({ path, numbers: [] })
      const bearer = path === '/api/v2/account/session' ? `Bearer ${cookieOf(cookie, 'auth_token')}` : ''
      expect(authorization).toBe(bearer)
    }
  })

  it('public responses are shared once for each language, and never with a customer', () => {
    const reads = backend.requests.filter(({ path }) => path === '/api/public/products/1003')
    const anonymous = reads.filter(({ cookie }) => cookie === '')
    expect(anonymous.map(({ language }) => language).toSorted()).toEqual(['en-US', 'nl-NL'])
    expect(reads.length - anonymous.length).toBe(seen.filter(({ kind }) => kind !== 'guest').length)
    for (const { cookie } of reads) expect(cookie === '' || cookieOf(cookie, 'auth_token') !== null).toBe(true)
  })
})
