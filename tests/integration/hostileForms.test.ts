import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveShop, signIn } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

const picture = '<img src=x onerror="document.title=`gekraakt`">'

/** Hostile input, by name. */
const hostile: Readonly<Record<string, string>> = {
  'a long text': 'é'.repeat(9_000),
  markup: `"'>${picture}</textarea><script>document.title="gekraakt"</script>`,
  'control characters and NUL': 'a\u0000b\u0007c\u001bd\u007fe',
  'directions and nothing': '\u202eabc\u2066d\u200b\u200d\ufeff\u2028e',
  emoji: '👩‍👩‍👧‍👦🐟🏳️‍🌈',
  'half a sign': 'a\ud83dz',
  'quotes and SQL': `' OR '1'='1'; DROP TABLE customer; --"\\`,
  'header lines': 'a\r\nSet-Cookie: gekraakt=1\r\nX-Gekraakt: 1\r\n\r\n<p>',
  'a prototype': '__proto__',
  JSON: '{"__proto__":{"gekraakt":true},"$ne":null}',
  blanks: ' \t\u00a0\u3000 ',
  'a link': 'javascript:document.title=1//evil.example',
  number: '-1e309',
}

/** Fields as they are filled in good faith. */
const person = {
  countryCode: 'NL',
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '1',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
  phoneNumber: '06-12345678',
  password: 'Welkom01',
}
const company = { companyName: 'Vis & Zn.', cocNumber: '12345678', vatNumber: 'NL123456789B01', reference: 'Inkoop 7' }

interface PlainForm {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** Its buttons alone send it: what no button says is no request, and gets no page. */
  readonly isButtons?: true
  /** Who sends it: somebody new, a guest with a cart, or a customer with one. */
  readonly by?: 'guest' | 'customer'
}

const forms: Readonly<Record<string, PlainForm>> = {
  product: {
    path: '/cart',
    fields: {
      productId: '1001',
      back: '/product/1001',
      'option.vorm': 'vorm-ovaal',
      'measure.vorm.width': '200',
      'measure.vorm.length': '200',
    },
  },
  quantity: { path: '/cart/line', fields: { line: '1002', quantity: '2', remove: '', back: '/' }, by: 'guest' },
  coupon: { path: '/cart/coupon', fields: { code: 'WELKOM10', remove: '', back: '/' }, by: 'guest' },
  'checkout: e-mail address': { path: '/checkout', fields: { email: 'a@voorbeeld.test' }, by: 'guest' },
  'checkout: guest': { path: '/checkout/gegevens', fields: { ...person, emailAddress: 'b@voorbeeld.test' }, by: 'guest' },
  'checkout: company': {
    path: '/checkout/gegevens',
    fields: { ...person, ...company, kind: 'business', emailAddress: 'b@voorbeeld.test' },
    by: 'guest',
  },
  'checkout: address': { path: '/checkout/gegevens?address=new', fields: { ...person, companyName: '' }, by: 'customer' },
  'checkout: choice of an address': { path: '/checkout/gegevens', fields: { address: 'x' }, by: 'customer' },
  'checkout: delivery': { path: '/checkout/bezorging', fields: { delivery: 'postnl', pickup: '' }, by: 'customer' },
  'checkout: payment': { path: '/checkout/overzicht', fields: { payment: 'ideal' }, by: 'customer' },
  'checkout: press': { path: '/checkout/betalen', fields: { total: '0', press: 'abcdefgh' }, by: 'customer' },
  'checkout: login': { path: '/checkout/login', fields: { email: 'a@voorbeeld.test', password: 'x' }, by: 'guest' },
  login: { path: '/account/login', fields: { email: 'a@voorbeeld.test', password: 'x' } },
  register: { path: '/account/register', fields: { kind: 'private', ...person, emailAddress: 'c@voorbeeld.test' } },
  'register a company': {
    path: '/account/register',
    fields: { ...person, ...company, kind: 'business', emailAddress: 'd@voorbeeld.test' },
  },
  reset: { path: '/account/reset', fields: { email: 'a@voorbeeld.test' } },
  'new password': { path: '/account/reset?token=x', fields: { password: 'Welkom02', password_confirm: 'Welkom02' } },
  order: { path: '/bestelling', fields: { orderNumber: 'TH-1', emailAddress: 'a@voorbeeld.test' } },
  withdrawal: {
    path: '/herroepen',
    fields: { step: 'state', name: 'Noor Vis', emailAddress: 'a@voorbeeld.test', orderNumber: 'TH-1', goods: 'Alles' },
  },
  'withdrawal: confirm': {
    path: '/herroepen',
    fields: {
      step: 'confirm',
      withdrawalUid: 'x',
      name: 'Noor Vis',
      emailAddress: 'a@voorbeeld.test',
      orderNumber: 'TH-1',
      goods: 'Alles',
    },
  },
  'wish list': { path: '/verlanglijst', fields: { keep: '1002', drop: '' } },
  consent: { path: '/consent', fields: { choice: 'allowSelection', statistics: 'on', back: '/' }, isButtons: true },
  'order again': { path: '/account/orders/x', fields: { line: 'x', repeat: '' }, by: 'customer' },
}

let shop: ServedShop
const cookies: Record<'guest' | 'customer' | 'new', string> = { guest: '', customer: '', new: '' }

const jarOf = (cookie: string, response: Response): string => {
  const jar = new Map(cookie.split('; ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair]))
  for (const line of response.headers.getSetCookie()) jar.set(line.split('=')[0] ?? '', line.split(';')[0] ?? '')
  return [...jar.values()].filter((pair) => pair !== '').join('; ')
}

let visitors = 0
const send = (path: string, cookie: string, body?: BodyInit): Promise<Response> => {
  visitors += 1
  // Each is another visitor: how often one may send is another test's matter.
  const headers = { cookie, 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` }
  return fetch(shop.address + path, { redirect: 'manual', headers, ...(body === undefined ? {} : { method: 'POST', body }) })
}

beforeAll(async () => {
  shop = await serveShop()
  cookies.customer = await signIn(shop)
  for (const visitorKind of ['guest', 'customer'] as const) {
    const added = await send('/cart', cookies[visitorKind], new URLSearchParams({ productId: '1002', back: '/' }))
    cookies[visitorKind] = jarOf(cookies[visitorKind], added)
  }
}, 60_000)
afterAll(() => shop.close())

/** What is wrong with a response. */
const failuresOf = async (response: Response, cookie: string, isButtons = false): Promise<readonly string[]> => {
  const faults: string[] = []
  if (response.status >= 500) faults.push(`status ${response.status}`)
  const came = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  if (came.some((line) => /^x-gekraakt|^set-cookie: gekraakt/.test(line))) faults.push('a header of the visitor')
  const to = response.headers.get('location')
  if (to !== null && !/^\/(?![/\\])/.test(to)) faults.push(`leads to ${to}`)
  const whole = await response.text()
  // What the page keeps for its script stands in JSON there, where markup is text.
  const body = whole.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
  if (body.includes('<img src=x') || body.includes('<script>document')) faults.push('markup of the visitor')
  if (body.includes('\u0000')) faults.push('NUL in the page')
  if (response.status >= 400 && !(isButtons && response.status === 400) && !whole.includes('</html>'))
    faults.push(`no page: ${response.status} ${body.slice(0, 60)}`)
  if (to === null) return faults
  const next = await send(to, jarOf(cookie, response))
  return [...faults, ...(await failuresOf(next, jarOf(cookie, response))).map((failure) => `${failure} at ${to.slice(0, 80)}`)]
}

it.each(Object.entries(forms))(
  'VAL-01 RTE-15 %s as a plain form shows hostile input as text',
  async (_name, { path, fields, by, isButtons }) => {
    const cookie = cookies[by ?? 'new']
    const found: string[] = []
    const meet = async (what: string, body: BodyInit): Promise<void> => {
      const faults = await failuresOf(await send(path, cookie, body), cookie, isButtons)
      found.push(...faults.map((failure) => `${what}: ${failure}`))
    }
    for (const [at, [what, text]] of Object.entries(hostile).entries()) {
      await meet(`${what} everywhere`, new URLSearchParams(Object.keys(fields).map((name) => [name, text])))
      const name = Object.keys(fields)[at % Object.keys(fields).length] ?? ''
      await meet(`${what} in ${name}`, new URLSearchParams({ ...fields, [name]: text }))
    }
    expect(found).toEqual([])
    expect(shop.logged).toEqual([])
  },
  60_000,
)

it.each([
  '/zoeken?q=',
  '/en/search?q=',
  '/?panel=discountCoupons&flash=cart.couponRefused&code=',
  '/product/1001/vloerkleed-op-maat?option.vorm=vorm-ovaal&measure.vorm.width=',
  '/vloerkleden?sort=',
  '/vloerkleden?page=',
  '/bestelling?key=',
  '/account/reset?token=',
  '/account/email?token=',
  '/account/login?return=',
  '/verlanglijst?flash=',
])('SRC-03 RTE-15 %s with a hostile end is a page that shows it as text', async (address) => {
  const found: string[] = []
  for (const [what, text] of Object.entries(hostile)) {
    // Browsers read NUL in a page as nothing at all.
    const end = new URLSearchParams({ end: text.replaceAll('\u0000', '') }).toString().slice('end='.length, 6_000)
    const faults = await failuresOf(await send(address + end, ''), '')
    found.push(...faults.map((failure) => `${what}: ${failure}`))
  }
  expect(found).toEqual([])
  expect(shop.logged).toEqual([])
})
