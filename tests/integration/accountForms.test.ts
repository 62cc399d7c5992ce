import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../e2e/words.ts'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop

beforeAll(async () => {
  shop = await serveShop()
}, 60_000)
afterAll(() => shop.close())

/** A plain form as a browser without a script sends it, with the cookies of the visitor. */
const post = (path: string, form: Readonly<Record<string, string>>, cookie = '', from = '10.2.0.1'): Promise<Response> =>
  fetch(shop.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'x-forwarded-for': from },
    body: new URLSearchParams(form),
  })

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

const whole = {
  kind: 'private',
  countryCode: 'NL',
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '1',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
  phoneNumber: '06-12345678',
  password: 'Welkom01',
}

it('ACC-01 VAL-08 a new customer has no orders to filter, and text areas start with two rows', async () => {
  const made = await post('/account/register', { ...whole, emailAddress: 'nieuw@voorbeeld.test' })
  const page = async (path: string): Promise<string> => (await fetch(shop.address + path, { headers: { cookie: cookiesOf(made) } })).text()
  expect(await page('/account/orders')).not.toContain('href="/account/orders?status=')
  for (const path of ['/contact', '/account/tickets']) expect((await page(path)).match(/<textarea[^>]* rows="(?!2")/)).toBeNull()
  expect(await page('/contact')).toMatch(/<textarea[^>]* rows="2"/)
})

it('REG-01 ADR-03 a registration that is posted with postcode and number alone has their street and city', async () => {
  const { streetName: _street, city: _city, ...rest } = whole
  const made = await post('/account/register', { ...rest, emailAddress: 'zonder-straat@voorbeeld.test' })
  expect(made.status).toBe(303)
  const page = await (await fetch(`${shop.address}/account/information`, { headers: { cookie: cookiesOf(made) } })).text()
  expect(page).toContain('Prins Hendrikkade 1')
})

describe.each([
  {
    name: 'Dutch',
    login: '/account/login',
    register: '/account/register',
    reset: '/account/reset',
    prefix: '',
    missing: 'Vul je voornaam in.',
    language: words.nld,
  },
  {
    name: 'English',
    login: '/en/account/login',
    register: '/en/account/register',
    reset: '/en/account/reset',
    prefix: '/en',
    missing: 'Please fill in your first name.',
    language: words.eng,
  },
])('the forms of the account as plain posts, in $name', ({ login, register, reset, prefix, missing, language }) => {
  const { phrases } = language

  it('SES-01a a customer signs in without JavaScript and is redirected to the requested page, or to the account', async () => {
    const credentials = { email: 'actief@thuishaven.test', password: 'Welkom01' }
    const response = await post(`${login}?return=%2Faccount%2Forders`, credentials)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${prefix}/account/orders`])
    expect(cookiesOf(response)).toContain('auth_token=')
    const page = await fetch(`${shop.address}${prefix}/account/orders`, { headers: { cookie: cookiesOf(response) }, redirect: 'manual' })
    expect(page.status).toBe(200)
    expect((await post(login, credentials)).headers.get('location')).toBe(`${prefix}/account/overview`)
    // Never to another site (RTE-15).
    expect((await post(`${login}?return=https%3A%2F%2Fevil.example`, credentials)).headers.get('location')).toBe(
      `${prefix}/account/overview`,
    )
    const again = await fetch(`${shop.address}${login}?return=%2Faccount%2Forders`, {
      headers: { cookie: cookiesOf(response) },
      redirect: 'manual',
    })
    expect(again.headers.get('location')).toBe(`${prefix}/account/orders`)
  })

  it('SES-01 a login after a checkout with nothing left to order leads to the account, otherwise back to the checkout', async () => {
    const jar = new Map<string, string>()
    const send = async (path: string, form: Readonly<Record<string, string>>): Promise<string> => {
      const response = await post(path, form, [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
      return response.headers.get('location') ?? ''
    }
    const credentials = { email: 'actief@thuishaven.test', password: 'Welkom01' }
    const begin = async (): Promise<void> => {
      jar.clear()
      await send('/cart', { productId: '1002', back: `${prefix}/contact` })
      expect(await send(`${prefix}/checkout`, { email: credentials.email })).toBe(`${prefix}/checkout/login`)
    }
    await begin()
    const cart = await fetch(`${shop.address}/contact?panel=cart`, {
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    })
    const [, line = ''] = /name="line" value="([^"]+)"/.exec(await cart.text()) ?? []
    await send('/cart/line', { line, remove: '1', back: `${prefix}/contact` })
    expect(await send(login, credentials)).toBe(`${prefix}/account/overview`)
    await begin()
    expect(await send(login, credentials)).toBe(prefix === '' ? '/checkout/gegevens' : '/en/checkout/information')
  })

  it('SES-01a a refused or incomplete login shows its error without JavaScript, keeps the e-mail address and never the password', async () => {
    const refused = await post(login, { email: 'niemand@voorbeeld.test', password: 'Geheim-123' })
    const page = await refused.text()
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, expect.stringContaining('no-store')])
    expect(page).toContain('role="alert"')
    expect(page).toContain('niemand@voorbeeld.test')
    expect(page).not.toContain('Geheim-123')
    const empty = await (await post(login, { email: '', password: '' })).text()
    expect(empty.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  it('REG-01a an account is created without JavaScript, and its owner is signed in', async () => {
    const emailAddress = `noor-${prefix.length}@voorbeeld.test`
    const incomplete = await post(register, { ...whole, emailAddress, firstName: '' })
    const page = await incomplete.text()
    expect(incomplete.status).toBe(422)
    expect(page).toContain(missing)
    expect(page).toContain('Prins Hendrikkade')
    expect(page).not.toContain('Welkom01')
    const made = await post(`${register}?return=%2Fcheckout%2Fgegevens`, { ...whole, emailAddress })
    expect([made.status, made.headers.get('location')]).toEqual([303, prefix === '' ? '/checkout/gegevens' : '/en/checkout/information'])
    expect(cookiesOf(made)).toContain('auth_token=')
    const twice = await post(register, { ...whole, emailAddress })
    expect([twice.status, (await twice.text()).includes('role="alert"')]).toEqual([422, true])
    // A company has to fill in all its fields.
    const company = await (await post(register, { ...whole, emailAddress, kind: 'business', companyName: 'Vis' })).text()
    expect(company).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="cocNumber"|<input[^>]*name="cocNumber"[^>]*aria-invalid="true"/)
  })

  it('RST-01 RST-02 a password is reset without JavaScript', async () => {
    const mailed = await post(reset, { email: 'actief@thuishaven.test' })
    expect([mailed.status, (await mailed.text()).includes('name="email"')]).toEqual([200, false])
    const unequal = await post(`${reset}?token=x`, { password: 'Welkom01', password_confirm: 'Welkom02' })
    expect(unequal.status).toBe(422)
    const unknown = await post(`${reset}?token=x`, { password: 'Welkom02', password_confirm: 'Welkom02' })
    expect([unknown.status, (await unknown.text()).includes('role="alert"')]).toEqual([422, true])
  })

  it('ACC-01 ADR-08 personal data, a password and the invoice address are changed before the page has hydrated', async () => {
    const made = await post(register, { ...whole, emailAddress: `vroeg-${prefix.length}@voorbeeld.test` })
    const cookie = cookiesOf(made)
    const information = `${prefix}/account/information`
    // From an address of its own each, because few of these posts are accepted from one.
    let sent = 0
    const send = (form: Readonly<Record<string, string>>, as = cookie): Promise<Response> =>
      post(information, form, as, `10.2.${prefix.length}.${(sent += 1)}`)
    const details = { intent: 'details', firstName: 'Noortje', lastName: 'Vis', phoneNumber: '06-12345678', language: 'nld' }
    // The result is shown by another request, so that a reload posts nothing again.
    const seen = async (response: Response, intent: string, message: string): Promise<string> => {
      const shown = `${information}?done=${intent}`
      expect([response.status, response.headers.get('location')]).toEqual([303, shown])
      const page = await (await fetch(shop.address + shown, { headers: { cookie } })).text()
      expect(page).toMatch(new RegExp(`role="status"[^]*${message}`))
      return page
    }
    expect(await seen(await send(details), 'details', phrases.accountDetailsSaved)).toContain('value="Noortje"')
    const incomplete = await send({ ...details, firstName: '', lastName: 'Visser' })
    const page = await incomplete.text()
    expect([incomplete.status, page.includes(missing), page.includes('value="Visser"')]).toEqual([422, true, true])
    const passwords = { intent: 'password', currentPassword: 'Geheim-123', password: 'Welkom02', password_confirm: 'Welkom02' }
    const refused = await send(passwords)
    expect([refused.status, /Geheim-123|Welkom02/.test(await refused.text())]).toEqual([422, false])
    const uid = /<button value="([^"]+)"[^>]*name="remove"/.exec(page)?.[1] ?? ''
    await seen(await send({ intent: 'invoiceAddress', uid }), 'invoiceAddress', phrases.accountChangeInvoiceAddressSuccess)
    await seen(await send({ intent: 'defaultAddress', uid }), 'defaultAddress', phrases.accountChangeDefaultAddressSuccess)
    expect((await send({ intent: 'invoiceAddress', uid: 'another' })).status).toBe(422)
    expect((await send({ intent: 'nothing' })).status).toBe(400)
    expect((await send(details, '')).headers.get('location')).toBe(information)
    await seen(await send({ intent: 'addressRemoval', uid }), 'addressRemoval', phrases.addressDeleteSuccess)
    const [spare, isMade] = [`later-${prefix.length}@voorbeeld.test`, { ...passwords, currentPassword: 'Welkom01' }]
    expect((await send({ intent: 'email', emailAddress: spare, password: 'Welkom01' })).headers.get('location')).toBe(
      `${information}?done=email`,
    )
    expect((await send(isMade)).headers.get('location')).toBe(`${information}?done=password`)
  })

  it('VAL-07a a contact message is sent as a plain form, and one that is incomplete stays as written', async () => {
    const contact = `${prefix}/contact`
    const message = { name: 'Sanne', emailAddress: 'sanne@voorbeeld.test', message: 'Kan het ook groter?', website: '' }
    const incomplete = await post(contact, { ...message, name: '' })
    const page = await incomplete.text()
    expect([incomplete.status, page.includes(phrases.missing.name), page.includes('>Kan het ook groter?</textarea>')]).toEqual([
      422,
      true,
      true,
    ])
    const sent = await post(contact, message)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${contact}?done=sent`])
    expect(await (await fetch(`${shop.address}${contact}?done=sent`)).text()).toContain(language.contactForm.sentTitle)
  })

  it('ACC-01d a question and an addition to it are sent as plain forms; what is refused stays as written', async () => {
    const cookie = cookiesOf(await post(register, { ...whole, emailAddress: `vraag-${prefix.length}@voorbeeld.test` }))
    const tickets = `${prefix}/account/tickets`
    const pageAt = async (path: string): Promise<string> => (await fetch(shop.address + path, { headers: { cookie } })).text()
    const refused = await post(tickets, { subject: '', message: 'Wanneer komt het?' }, cookie)
    const page = await refused.text()
    expect([refused.status, page.includes('>Wanneer komt het?</textarea>'), page.includes(phrases.missing.subject)]).toEqual([
      422,
      true,
      true,
    ])
    const sent = await post(tickets, { subject: 'Levertijd', message: 'Wanneer komt het?', orderUid: '' }, cookie)
    const to = sent.headers.get('location') ?? ''
    expect([sent.status, to.split('=')[0]]).toEqual([303, `${tickets}?done`])
    expect(await pageAt(to)).toMatch(/role="status"[^]*Levertijd/)
    const uid = decodeURIComponent(to.split('=')[1] ?? '')
    const more = await post(tickets, { uid, message: 'En hoe laat?' }, cookie)
    expect([more.status, more.headers.get('location')]).toEqual([303, to])
    expect(await pageAt(to)).toContain('En hoe laat?')
    expect((await post(tickets, { uid, message: ' ' }, cookie)).status).toBe(422)
    expect((await post(tickets, { subject: 'x', message: 'x' })).headers.get('location')).toBe(tickets)
  })

  it('ACC-01 a link for another e-mail address that nobody was sent is refused to a plain form too', async () => {
    const forged = await post(`${prefix}/account/email?token=nobody`, {})
    expect([forged.status, (await forged.text()).includes(phrases.accountEmailTokenInvalid)]).toEqual([422, true])
  })

  it('ACC-01 after a mailed link has worked by a plain form, a reload shows so again instead of sending the token again', async () => {
    const customer = `adres-${language.account.email.length}${prefix.length}@voorbeeld.test`
    const emailAddress = `nieuw-${customer}`
    const cookie = cookiesOf(await post(register, { ...whole, emailAddress: customer }))
    const changed = await post(`${prefix}/account/information`, { intent: 'email', emailAddress, password: whole.password }, cookie)
    expect(changed.status).toBe(303)
    const outbox = await (await fetch(`${shop.address}/__mock/outbox`)).json()
    const mail = (outbox as { readonly data: readonly { readonly to: string; readonly text: string }[] }).data.findLast(
      ({ to }) => to === emailAddress,
    )
    const token = /token=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const confirmed = await post(`${prefix}/account/email?token=${token}`, {}, cookie)
    const to = confirmed.headers.get('location') ?? ''
    expect([confirmed.status, to]).toEqual([303, `${prefix}/account/email?done=email`])
    const page = await (await fetch(shop.address + to, { headers: { cookie } })).text()
    expect([page.includes(phrases.accountEmailChanged), page.includes(language.account.personal.confirmEmail)]).toEqual([true, false])
  })

  it('SES-04 a plain form signs out: neither the token nor the cart stays, and the browser forgets what it keeps for the customer', async () => {
    const signedIn = cookiesOf(await post(login, { email: 'actief@thuishaven.test', password: 'Welkom01' }))
    const left = await post(login, { intent: 'logout' }, signedIn)
    expect([left.status, left.headers.get('location'), left.headers.get('clear-site-data')]).toEqual([303, login, '"storage"'])
    expect(left.headers.getSetCookie().filter((cookie) => cookie.startsWith('auth_token=;'))).not.toEqual([])
    const account = await fetch(`${shop.address}${prefix}/account/overview`, { headers: { cookie: signedIn }, redirect: 'manual' })
    expect([account.status, account.headers.get('location')?.split('?')[0]]).toEqual([302, login])
  })

  it('SES-01 a form posted from another site is refused', async () => {
    const response = await fetch(shop.address + login, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ email: 'actief@thuishaven.test', password: 'Welkom01' }),
    })
    expect(response.status).toBe(403)
  })
})
