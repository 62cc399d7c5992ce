import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
let number = ''
let uid = ''
let cookie = ''
const email = 'plaatje@voorbeeld.test'
const addresses = { nld: { order: '/bestelling', withdraw: '/herroepen' }, eng: { order: '/en/order', withdraw: '/en/withdraw' } } as const

const call = async (path: string, body: object): Promise<Response> => {
  const response = await fetch(shop.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const jar = new Map(cookie.split('; ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair]))
  for (const one of response.headers.getSetCookie()) jar.set(one.split('=')[0] ?? '', one.split(';')[0] ?? '')
  cookie = [...jar.values()].filter((pair) => pair !== '').join('; ')
  expect([path, response.status]).toEqual([path, 200])
  return response
}

/** A plain form as a browser without a script sends it. */
const post = (path: string, form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(shop.address + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) })

const mails = async (): Promise<readonly { readonly to: string; readonly text: string }[]> =>
  ((await (await fetch(`${shop.address}/__mock/outbox`)).json()) as { data: readonly { to: string; text: string }[] }).data

/** What a hidden or typed field of the page carries. */
const unwrap = (html: string, name: string): string | undefined =>
  (new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0].match(/ value="([^"]*)"/) ?? [])[1]

beforeAll(async () => {
  shop = await serveShop()
  const place = { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', streetName: 'Prins Hendrikkade', city: 'Amsterdam' }
  const person = { firstName: 'Noor', lastName: 'Vis', phoneNumber: '06-12345678', password: 'Welkom01', emailAddress: email }
  await call('/api/v2/account/register', { ...place, ...person })
  const session = (await (await call('/api/v2/account/login', { email, password: 'Welkom01' })).json()) as {
    data: { addresses: { delivery: readonly { id: string }[] } }
  }
  await call('/api/v2/cart/lines', { item: { id: '1004', productId: 1004, quantity: 1, options: [] } })
  await call('/api/v2/cart/lines', { item: { id: '1007', productId: 1007, quantity: 1, options: [] } })
  await call('/api/v2/cart', { address_id: session.data.addresses.delivery[0]?.id })
  await call('/api/v2/cart', { shipping_option_id: 'postnl' })
  await call('/api/v2/cart', { payment_option_id: 'ideal' })
  await call('/api/v2/checkout/pay', {})
  const listed = await fetch(`${shop.address}/api/v2/account/orders`, { headers: { cookie } })
  const [order] = ((await listed.json()) as { data: { orders: readonly { uid: string; orderNumber: string }[] } }).data.orders
  number = order?.orderNumber ?? ''
  uid = order?.uid ?? ''
}, 60_000)
afterAll(() => shop.close())

/** What distinguishes the rug from the same rug in another size. */
const facts = /200 × 300 cm[^<]*Scheerwol/

it('ACC-02 an order in the account, a tracked order and the withdrawal show size and material of a line', async () => {
  const followed = (await post('/bestelling', { orderNumber: number, emailAddress: email })).headers.get('location') ?? ''
  for (const path of [`/account/orders/${uid}`, followed, `/herroepen?order=${uid}`]) {
    const html = await (await fetch(shop.address + path, { headers: { 'accept-language': 'nl', cookie } })).text()
    const drawn = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect([path, facts.test(drawn)]).toEqual([path, true])
  }
})

describe.each(['nld', 'eng'] as const)('the forms after the sale as plain posts, in %s', (locale) => {
  const { order, withdraw } = addresses[locale]

  it('ACC-02 order number and e-mail address lead to the order; a wrong pair and an unknown number get the same message, and no address carries them', async () => {
    const events: string[] = []
    for (const form of [
      { orderNumber: number, emailAddress: 'iemand@voorbeeld.test' },
      { orderNumber: 'TH-1', emailAddress: 'iemand@voorbeeld.test' },
    ]) {
      const refused = await post(order, form)
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, expect.stringContaining('no-store')])
      const html = await refused.text()
      expect(unwrap(html, 'emailAddress')).toBe('iemand@voorbeeld.test')
      events.push(/role="alert"[\s\S]*?<\/div>/.exec(html)?.[0] ?? '')
    }
    expect(events[0]).not.toBe('')
    expect(events[0]).toBe(events[1])
    const found = await post(order, { orderNumber: ` ${number} `, emailAddress: email })
    const way = found.headers.get('location') ?? ''
    expect([found.status, way.startsWith(`${order}?key=`), decodeURIComponent(way).includes(email)]).toEqual([303, true, false])
    const page = await fetch(shop.address + way)
    const html = await page.text()
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    expect(html).toContain(number)
    expect(html).not.toContain(email)
    expect((await fetch(`${shop.address + way}x`)).status).toBe(404)
    expect(JSON.stringify(shop.logged)).not.toMatch(/@voorbeeld\.test/)
  })

  it('ACC-01a a withdrawal takes two steps, by line for a known order, and mails one receipt', async () => {
    const known = `${withdraw}?key=${encodeURIComponent(
      new URL(
        (await post(order, { orderNumber: number, emailAddress: email })).headers.get('location') ?? '',
        shop.address,
      ).searchParams.get('key') ?? '',
    )}`
    const form = await (await fetch(shop.address + known)).text()
    const line = /<input[^>]* name="line"[^>]*>/.exec(form)?.[0].match(/ value="([^"]*)"/)?.[1] ?? ''
    expect(unwrap(form, 'orderNumber')).toBe(number)
    const typed = { name: 'Sam <b>J</b> & "Zn" 🧶', emailAddress: email, orderNumber: 'TH-1' }
    const nothing = await post(known, typed)
    expect([nothing.status, unwrap(await nothing.text(), 'name')]).toEqual([422, 'Sam &lt;b&gt;J&lt;/b&gt; &amp; &quot;Zn&quot; 🧶'])
    const before = (await mails()).length
    const stated = await (await post(known, { ...typed, line })).text()
    expect([(await mails()).length, unwrap(stated, 'orderNumber')]).toEqual([before, number])
    const carried = { ...typed, orderNumber: number, withdrawalUid: unwrap(stated, 'withdrawalUid') ?? '' }
    const back = await (await post(known, { ...carried, step: 'back' })).text()
    expect(unwrap(back, 'emailAddress')).toBe(email)
    for (const _press of ['first', 'again']) expect((await post(known, { ...carried, step: 'confirm' })).status).toBe(200)
    const sent = (await mails()).slice(before)
    expect(sent.map(({ to, text }) => [to, text.includes(number)])).toEqual([[email, true]])
  })

  it('ACC-01a a withdrawal identifies a customer by the session; missing, forged and foreign data show a message', async () => {
    const own = await (await fetch(`${shop.address}${withdraw}?order=${uid}`, { headers: { cookie } })).text()
    expect([unwrap(own, 'orderNumber'), unwrap(own, 'emailAddress')]).toEqual([number, email])
    const foreign = await (await fetch(`${shop.address}${withdraw}?order=${uid}`)).text()
    expect([unwrap(foreign, 'orderNumber') ?? '', foreign.includes(number)]).toEqual(['', false])
    const missing = await post(withdraw, { goods: 'De lamp' })
    const html = await missing.text()
    expect([missing.status, html.match(/aria-invalid="true"/g)?.length]).toEqual([422, 3])
    expect(html).toContain('De lamp')
    const forged = await post(withdraw, { step: 'confirm', withdrawalUid: 'niemand', name: '</script><i>x</i>' })
    const shown = (await forged.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect([forged.status, shown.includes('<i>x</i>'), unwrap(shown, 'name')?.includes('&lt;i&gt;x')]).toEqual([422, false, true])
    expect((await post(withdraw, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

it('the checkout and the page after paying show size and material of a line', async () => {
  const showsFacts = async (path: string) => {
    const response = await fetch(shop.address + path, { headers: { 'accept-language': 'nl', cookie } })
    return [new URL(response.url).pathname, facts.test((await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, ''))]
  }
  const steps = ['/checkout/gegevens', '/checkout/bezorging', '/checkout/overzicht', '/checkout/betalen']
  expect(await Promise.all(steps.map(showsFacts))).toEqual(steps.map((path) => [path, true]))
  const started = (await (await call('/api/v2/checkout/pay', {})).json()) as { data: { paymentUrl: string } }
  const paid = (await post(started.data.paymentUrl, { choice: 'pay' })).headers.get('location') ?? ''
  expect(await showsFacts(paid)).toEqual([paid, true])
})
