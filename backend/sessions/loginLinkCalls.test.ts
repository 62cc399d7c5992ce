import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, cartOf, createTestShop, login } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

const email = 'actief@thuishaven.test'
const minute = 60_000
let shop: TestShop
beforeEach(async () => {
  shop = await createTestShop()
})

const request = (from: TestVisitor, emailAddress = email, more: object = {}) =>
  from.post<Wire['MessageResponse']>('/api/v2/account/login-link', { emailAddress, ...more })
const enter = (from: TestVisitor, token: string) => from.post<Wire['LoginResponse']>('/api/v2/account/login-link/use', { token })
const lastMail = async () => (await shop.mails()).at(-1)
const mailedToken = async (): Promise<string> => /#([\w-]+)/.exec((await lastMail())?.body ?? '')?.[1] ?? ''
const registerAs = (visitor: TestVisitor, emailAddress: string, password = 'Geheim123') =>
  visitor.post('/api/v2/account/register', {
    countryCode: 'NL',
    zipCode: '1011 AB',
    houseNumber: '1',
    streetName: 'Prins Hendrikkade',
    city: 'Amsterdam',
    firstName: 'Anna',
    lastName: 'Vis',
    emailAddress,
    phoneNumber: '06-11112222',
    password,
  })

describe('a mailed link', () => {
  it('SES-01 asking for a link gets the same response with and without an account; only an account gets a mail', async () => {
    const known = await request(shop.visitor())
    const unknown = await request(shop.visitor(), 'nobody@thuishaven.test')
    expect(known.body).toEqual({ status: 'success', data: null, message: 'accountLoginLinkMailed' })
    expect(unknown.body).toEqual(known.body)
    expect((await shop.mails()).map(({ recipient }) => recipient)).toEqual([email])
  })

  it('SES-01 the sixth mail to a mailbox within an hour is refused, known or not', async () => {
    for (const one of [email, 'nobody@thuishaven.test']) {
      for (let nth = 1; nth <= 5; nth += 1) expect((await request(shop.visitor(), one)).status).toBe(200)
      expect((await request(shop.visitor(), one)).status).toBe(429)
    }
  })

  it('SES-01 RTE-15 the link has its token in the fragment and leads on to a path of the shop only', async () => {
    await request(shop.visitor('en-US'), email, { returnPath: '/checkout/login?a=b' })
    const token = await mailedToken()
    expect((await lastMail())?.body).toContain(`http://localhost:3000/en/account/login-link?return=%2Fcheckout%2Flogin%3Fa%3Db#${token}\n`)
    for (const returnPath of ['https://evil.example', '//evil.example', '/\\evil.example'])
      expect((await request(shop.visitor(), email, { returnPath })).status).toBe(400)
  })

  it('SES-01 SES-05 a link signs in once and joins the cart of the visitor, and no other link is used by it', async () => {
    const visitor = shop.visitor()
    await addToCart(visitor, 1003, 2)
    await request(visitor)
    const first = await mailedToken()
    await request(visitor)
    const second = await mailedToken()
    const signedIn = await enter(visitor, first)
    expect(signedIn.body.data).toMatchObject({ emailAddress: email, emailVerified: true })
    expect((await cartOf(visitor)).lines.some(({ productId }) => productId === 1003)).toBe(true)
    expect((await visitor.call('GET', '/api/v2/account/addresses')).status).toBe(200)
    expect(await enter(shop.visitor(), first)).toMatchObject({ status: 422, body: { message: 'accountLoginLinkInvalid' } })
    expect((await enter(shop.visitor(), second)).status).toBe(200)
  })

  it('SES-01 of two who use a link at once one is signed in', async () => {
    await request(shop.visitor())
    const token = await mailedToken()
    const statuses = await Promise.all([1, 2, 3].map(async () => (await enter(shop.visitor(), token)).status))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422])
  })

  it('SES-01 a forged link is refused, and so is one after 15 minutes, one of another kind, and one to an address of before', async () => {
    expect((await enter(shop.visitor(), 'x'.repeat(43))).status).toBe(422)
    await request(shop.visitor())
    const late = await mailedToken()
    shop.advance(15 * minute)
    expect((await enter(shop.visitor(), late)).status).toBe(422)
    await registerAs(shop.visitor(), 'noor@voorbeeld.test')
    expect((await enter(shop.visitor(), await mailedToken())).status).toBe(422)
    await request(shop.visitor())
    const moved = await mailedToken()
    await shop.backend.customers.changeEmail('customer-actief', 'verhuisd@thuishaven.test')
    expect((await enter(shop.visitor(), moved)).status).toBe(422)
  })

  it('SES-01 SES-06 who made an account with the address of somebody else loses it to the owner, with session, password and links', async () => {
    const [thief, owner] = [shop.visitor(), shop.visitor()]
    await registerAs(thief, 'noor@voorbeeld.test')
    await login(thief, 'noor@voorbeeld.test', 'Geheim123')
    await request(thief, 'noor@voorbeeld.test')
    const earlier = await mailedToken()
    await request(owner, 'noor@voorbeeld.test')
    expect((await lastMail())?.body).toContain('Een wachtwoord van eerder werkt daarna niet meer')
    expect((await enter(owner, await mailedToken())).body.data.emailVerified).toBe(true)
    expect((await thief.call('GET', '/api/v2/account/addresses')).status).toBe(401)
    expect((await login(thief, 'noor@voorbeeld.test', 'Geheim123')).status).toBe(401)
    expect((await enter(thief, earlier)).status).toBe(422)
    await request(owner, 'noor@voorbeeld.test')
    expect((await lastMail())?.body).not.toContain('wachtwoord van eerder')
  })

  it('SES-01 a verified account keeps its password and its other sessions', async () => {
    const elsewhere = shop.visitor()
    await login(elsewhere, email)
    await request(shop.visitor())
    await enter(shop.visitor(), await mailedToken())
    expect((await elsewhere.call('GET', '/api/v2/account/addresses')).status).toBe(200)
    expect((await login(shop.visitor(), email)).status).toBe(200)
  })

  it('SES-01 the token of a link is stored nowhere but in its mail', async () => {
    await request(shop.visitor())
    const token = await mailedToken()
    const rows = await shop.backend.store.all('SELECT * FROM one_time_token')
    expect([rows.length, JSON.stringify(rows).includes(token)]).toEqual([1, false])
  })
})
