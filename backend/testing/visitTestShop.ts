import type { Wire } from '../contract/wire.ts'
import type { Backend } from '../answers/Backend.ts'
import type { Mail } from '../ports/Mails.ts'
import type { Situation } from '../answers/situations.ts'
import { createApi } from '../createApi.ts'
import type { Api } from '../createApi.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { createDemoBackend } from '../createDemoBackend.ts'

/** A response for assertions; `body` is not validated. */
export interface TestResponse<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** A visitor with a cookie jar that stores the cart cookie as the shop's front end does. */
export interface TestVisitor {
  readonly call: <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestResponse<Body>>
  readonly post: <Body>(path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<TestResponse<Body>>
  readonly cookies: Map<string, string>
}

export interface TestShop {
  readonly backend: Backend
  readonly visitor: (language?: 'nl-NL' | 'en-US') => TestVisitor
  /** Advances the shop's clock; milliseconds. */
  readonly advance: (ms: number) => void
  /** The scenarios of all requests from now on. */
  readonly stage: (...situations: readonly Situation[]) => void
  /** All mails so far, oldest first. */
  readonly mails: () => Promise<readonly Mail[]>
}

const remember = (cookies: Map<string, string>, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const split = pair.indexOf('=')
    if (cookie.includes('Max-Age=0')) cookies.delete(pair.slice(0, split))
    else cookies.set(pair.slice(0, split), pair.slice(split + 1))
  }
}

/**
 * A shop in memory with its own clock, called without a port.
 * @param settings settings that differ from the demo shop's
 * @param serve calls the backend
 * @param open opens the backend, with the shop's clock
 */
export const createTestShop = async (
  settings: Partial<ShopRecord> = {},
  serve: (backend: Backend) => Api = createApi,
  open: (now: () => number) => Promise<Backend> = (now) =>
    createDemoBackend({ file: null, products: 0, appUrl: 'http://localhost:3000', now }),
): Promise<TestShop> => {
  let staged: readonly Situation[] = []
  let now = Date.UTC(2026, 10, 21, 9, 0, 0)
  const demo = await open(() => now)
  const backend: Backend = { ...demo, shop: { ...demo.shop, ...settings }, meets: (situation) => staged.includes(situation) }
  const fetch = serve(backend)
  const visitor = (language: 'nl-NL' | 'en-US' = 'nl-NL'): TestVisitor => {
    const cookies = new Map<string, string>()
    const call = async <Body>(
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<TestResponse<Body>> => {
      const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
      const response = await fetch(
        new Request(`http://shop.test${path}`, {
          method,
          headers: {
            'accept-language': language,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...headers,
          },
          ...sent,
        }),
      )
      remember(cookies, response.headers)
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: (text.startsWith('{') ? JSON.parse(text) : text) as Body }
    }
    return { call, cookies, post: (path, body = {}, headers = {}) => call('POST', path, body, headers) }
  }
  return {
    backend,
    visitor,
    advance: (ms) => {
      now += ms
    },
    stage: (...situations) => {
      staged = situations
    },
    mails: async () => backend.mails.list(),
  }
}

/** Adds pieces to the visitor's cart, as the product page does. */
export const addToCart = async (
  visitor: TestVisitor,
  productId: number,
  quantity = 1,
  options: unknown[] = [],
  headers: Readonly<Record<string, string>> = {},
) => {
  const response = await visitor.post<Wire['AddedLineResponse']>(
    '/api/v2/cart/lines',
    { item: { id: `${productId}-${JSON.stringify(options)}`, productId, quantity, options } },
    headers,
  )
  if (response.status === 200) visitor.cookies.set('es_cuid', response.body.data.cUid)
  return response
}

export const cartOf = async (visitor: TestVisitor): Promise<Wire['Cart']> =>
  (await visitor.post<Wire['CartResponse']>('/api/v2/account/cart/state')).body.data

export const login = (visitor: TestVisitor, email: string, password = 'Welkom01') =>
  visitor.post<Wire['LoginResponse']>('/api/v2/account/login', { email, password })

/** A signed-in customer whose cart is ready to be paid. */
export const readyToPay = async (
  shop: TestShop,
  language: 'nl-NL' | 'en-US' = 'nl-NL',
  email = 'actief@thuishaven.test',
): Promise<TestVisitor> => {
  const visitor = shop.visitor(language)
  await addToCart(visitor, 1003, 2)
  const session = (await login(visitor, email)).body.data
  await visitor.post('/api/v2/cart', { address_id: session.addresses.delivery[0]?.id })
  await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
  await visitor.post('/api/v2/cart', { payment_option_id: 'ideal' })
  return visitor
}
