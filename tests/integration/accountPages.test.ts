import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

const visitors = 200

/** A name in letters that is unique for its number. */
const nameOf = (number: number): string => `Bezoeker${String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}x`
const markers = (text: string): readonly string[] => [...new Set(text.match(/Bezoeker[a-j]+x/g))]

interface Customer {
  readonly number: number
  readonly cookie: string
  readonly address: string
  readonly orderUid: string
  readonly orderNumber: string
}

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
}, 60_000)
afterAll(() => shop.close())

/** A customer with an order and a question, who comes from an address of their own. */
const createCustomer = async (number: number): Promise<Customer> => {
  const jar = new Map<string, string>()
  const address = `10.1.${Math.floor(number / 250)}.${(number % 250) + 1}`
  const call = async (path: string, body: object): Promise<{ readonly data: Record<string, unknown> }> => {
    const response = await fetch(shop.address + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    expect([path, response.status]).toEqual([path, 200])
    return (await response.json()) as { readonly data: Record<string, unknown> }
  }
  const email = `${nameOf(number)}@voorbeeld.test`
  const place = { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', streetName: `${nameOf(number)}kade`, city: 'Amsterdam' }
  await call('/api/v2/account/register', {
    ...place,
    firstName: nameOf(number),
    lastName: 'Vis',
    emailAddress: email,
    phoneNumber: '06-12345678',
    password: 'Welkom01',
  })
  const { data } = await call('/api/v2/account/login', { email, password: 'Welkom01' })
  const { delivery } = data['addresses'] as { readonly delivery: readonly { readonly id: string }[] }
  await call('/api/v2/account', { reference: `Ref ${nameOf(number)}` })
  await call('/api/v2/account/tickets', { subject: `Vraag van ${nameOf(number)}`, message: 'Hallo' })
  await call('/api/v2/cart/lines', { item: { id: '1004', productId: 1004, quantity: 1, options: [] } })
  await call('/api/v2/cart', { address_id: delivery[0]?.id })
  await call('/api/v2/cart', { shipping_option_id: 'postnl' })
  await call('/api/v2/cart', { payment_option_id: 'ideal' })
  await call('/api/v2/checkout/pay', {})
  const cookie = `auth_token=${jar.get('auth_token') ?? ''}; customer_id=${jar.get('customer_id') ?? ''}`
  const listed = await fetch(`${shop.address}/api/v2/account/orders`, { headers: { cookie } })
  const { orders } = ((await listed.json()) as { data: { orders: readonly { uid: string; orderNumber: string }[] } }).data
  return { number, cookie, address, orderUid: orders[0]?.uid ?? '', orderNumber: orders[0]?.orderNumber ?? '' }
}

/** The same shuffle in every run. */
const shuffled = <Item>(items: readonly Item[]): readonly Item[] => {
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

const pagesOf = ({ orderUid }: Customer): readonly string[] => [
  '/account/overview',
  '/account/orders',
  `/account/orders/${orderUid}`,
  '/account/invoices',
  '/account/tickets',
  '/account/information',
  '/account/data',
  `/herroepen?order=${orderUid}`,
  '/en/account/information',
]

describe('200 customers on all pages of the account, interleaved', () => {
  const customers: Customer[] = []
  const seen: { readonly customer: Customer; readonly path: string; readonly text: string; readonly headers: Headers }[] = []

  beforeAll(async () => {
    const numbers = Array.from({ length: visitors }, (_, number) => number)
    for (let first = 0; first < visitors; first += 25)
      customers.push(...(await Promise.all(numbers.slice(first, first + 25).map(createCustomer))))
    const visits = shuffled(customers.flatMap((customer) => pagesOf(customer).map((path) => ({ customer, path }))))
    const visit = async ({ customer, path }: { readonly customer: Customer; readonly path: string }): Promise<void> => {
      const response = await fetch(shop.address + path, {
        headers: { cookie: customer.cookie, 'x-forwarded-for': customer.address, accept: 'text/html' },
        redirect: 'manual',
      })
      expect([path, response.status]).toEqual([path, 200])
      seen.push({ customer, path, text: await response.text(), headers: response.headers })
    }
    const left = [...visits]
    const walk = async (): Promise<void> => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) await visit(next)
    }
    await Promise.all(Array.from({ length: 50 }, walk))
  }, 240_000)

  it('SES-03 NET-02 ACC-01a ACC-01b ACC-01d each customer sees only their own name, order and question', () => {
    expect(seen).toHaveLength(visitors * 9)
    for (const { customer, path, text } of seen) {
      expect([path, markers(text)]).toEqual([path, [nameOf(customer.number)]])
      expect([path, [...new Set(text.match(/TH-26\d{4}/g))].filter((number) => number !== customer.orderNumber)]).toEqual([path, []])
    }
    const orders = seen.filter(({ path }) => path === '/account/orders')
    expect(orders.filter(({ customer, text }) => !text.includes(customer.orderNumber))).toEqual([])
  })

  it('SEO-04 no page of the account is cacheable, and no log line names a customer', () => {
    for (const { path, headers } of seen) expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/no-store/)])
    expect(markers(JSON.stringify(shop.logged))).toEqual([])
  })

  it('SES-03 a visitor without a session sees no customer’s data, on any page', async () => {
    const [one] = customers
    for (const path of [
      '/',
      '/vloerkleden',
      '/contact',
      '/account/login',
      '/herroepen',
      '/bestelling',
      ...(one === undefined ? [] : pagesOf(one)),
    ]) {
      const response = await fetch(shop.address + path, { redirect: 'manual' })
      expect([path, markers(await response.text())]).toEqual([path, []])
    }
  })

  it('ACC-02 an order of another customer is not found, a forged token leads to the login', async () => {
    const [one, other] = customers
    const get = (path: string, cookie: string) => fetch(shop.address + path, { headers: { cookie }, redirect: 'manual' })
    const foreign = await get(`/account/orders/${other?.orderUid}`, one?.cookie ?? '')
    expect([foreign.status, markers(await foreign.text()).filter((name) => name !== nameOf(0))]).toEqual([404, []])
    for (const path of ['/account/information', '/account/data']) {
      const tampered = await get(path, (one?.cookie ?? '').replace('auth_token=', 'auth_token=x'))
      expect([tampered.status, tampered.headers.get('location')]).toEqual([302, expect.stringContaining('/account/login?return=')])
    }
  })
})

describe('the signed-in customer', () => {
  interface Place {
    readonly id: string
    readonly streetName: string
    readonly houseNumber: string
    readonly city: string
  }
  interface ActionResult {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
    readonly companyName: string
    readonly customerId: string
    readonly status: string
    readonly addresses: { readonly invoice: readonly Place[]; readonly delivery: readonly Place[] }
    readonly defaultDeliveryAddressId: string
  }

  it.each([
    ['zakelijk@thuishaven.test', 'active'],
    ['actief@thuishaven.test', 'active'],
    ['inactief@thuishaven.test', 'inactive'],
  ])(
    'SES-06 %s: every field of the session comes from the backend to the pages, and a visitor without a session does not see it',
    async (email, status) => {
      const login = await fetch(`${shop.address}/api/v2/account/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Welkom01' }),
      })
      const { data } = (await login.json()) as { readonly data: ActionResult }
      const cookie = login.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const page = async (path: string, headers = { cookie }): Promise<string> => {
        const response = await fetch(shop.address + path, { headers, redirect: 'manual' })
        expect([path, response.status]).toEqual([path, headers.cookie === '' ? 302 : 200])
        return response.text()
      }
      /** What stands between the words of a message is the server's own mark. */
      const textOf = (html: string): string =>
        html.replaceAll('<!-- -->', '').split('<script type="application/json" id="shop-state">')[0] ?? ''
      const overview = textOf(await page('/account/overview'))
      for (const shown of [`${data.firstName} ${data.lastName}`, data.companyName, data.customerId]) expect(overview).toContain(shown)
      // Said only where it keeps a customer from ordering.
      expect(overview.includes('Je account is niet actief')).toBe(status === 'inactive')
      const information = textOf(await page('/account/information'))
      const listAt = (name: string): string => new RegExp(`aria-label="${name}">(.*?)</ul>`, 's').exec(information)?.[1] ?? ''
      const [delivery, invoice] = [listAt('Bezorgadressen'), listAt('Factuuradressen')]
      expect(data.addresses.delivery.length).toBeGreaterThan(0)
      for (const { streetName, houseNumber, city } of data.addresses.delivery)
        for (const shown of [`${streetName} ${houseNumber}`, city]) expect(delivery).toContain(shown)
      for (const { streetName, houseNumber } of data.addresses.invoice) expect(invoice).toContain(`${streetName} ${houseNumber}`)
      const usual = data.addresses.delivery.find(({ id }) => id === data.defaultDeliveryAddressId)
      expect(overview).toContain(usual?.streetName)
      // What a page shows of nobody goes along to its program, which compares by it.
      const state = JSON.parse(/id="shop-state">(.*?)<\/script>/s.exec(await page('/account/overview'))?.[1] ?? '') as {
        readonly visitor: { readonly session: Readonly<Record<string, unknown>> }
      }
      expect(state.visitor.session).toMatchObject({
        id: data.id,
        customerId: data.customerId,
        status,
        defaultDeliveryAddressId: data.defaultDeliveryAddressId,
      })
      expect(await page('/account/overview', { cookie: '' })).not.toContain(data.lastName)
    },
  )
})
