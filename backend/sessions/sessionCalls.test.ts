import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { login, createTestShop } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

let shop: TestShop
let visitor: TestVisitor
beforeEach(async () => {
  shop = await createTestShop()
  visitor = shop.visitor()
})

const form = {
  countryCode: 'NL',
  firstName: 'Noor',
  lastName: 'Jansen',
  zipCode: '1011 AB',
  houseNumber: '1',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
  emailAddress: 'noor@voorbeeld.test',
  phoneNumber: '06-11112222',
  password: 'Geheim123',
}
const register = (more: object = {}) => visitor.post<Wire['Failure']>('/api/v2/account/register', { ...form, ...more })
const session = (token: string, bearer = token) =>
  visitor.post<Wire['SessionResponse']>('/api/v2/account/session', { token }, { authorization: `Bearer ${bearer}` })

describe('accounts and sessions', () => {
  it('SES-01 SES-02 SES-06 login returns the session and sets readable cookies', async () => {
    const { status, body, headers } = await login(visitor, 'ACTIEF@thuishaven.test')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      firstName: 'Anna',
      customerId: '100001',
      status: 'active',
      defaultDeliveryAddressId: body.data.addresses.delivery[0]?.id,
    })
    expect(body.data.addresses.delivery.map(({ countryCode }) => countryCode)).toEqual(['NL', 'BE'])
    expect(visitor.cookies.get('auth_token')).toBe(body.data.token)
    expect(visitor.cookies.get('customer_id')).toBe('100001')
    expect(headers.getSetCookie().join()).not.toContain('HttpOnly')
  })

  it('SES-01 a wrong password or unknown address is refused with a message in the visitor’s language', async () => {
    const wrong = await visitor.post<Wire['Failure']>('/api/v2/account/login', { email: 'actief@thuishaven.test', password: 'fout' })
    expect([wrong.status, wrong.body.message]).toEqual([401, 'E-mailadres of wachtwoord is onjuist.'])
    const unknown = await shop
      .visitor('en-US')
      .post<Wire['Failure']>('/api/v2/account/login', { email: 'niemand@thuishaven.test', password: 'Welkom01' })
    expect([unknown.status, unknown.body.message]).toEqual([401, 'The e-mail address or password is not correct.'])
  })

  it('ACC-01 an account has the language in which it was made', async () => {
    for (const [language, emailAddress] of [
      ['nl-NL', 'noor@voorbeeld.test'],
      ['en-US', 'nora@voorbeeld.test'],
    ] as const) {
      const customer = shop.visitor(language)
      await customer.post('/api/v2/account/register', { ...form, emailAddress })
      await login(customer, emailAddress, form.password)
      expect((await customer.call<Wire['AccountDetailsResponse']>('GET', '/api/v2/account/details')).body.data).toMatchObject({ language })
    }
  })

  it('SES-03 a token is valid until logout or expiry', async () => {
    const { token } = (await login(visitor, 'zakelijk@thuishaven.test')).body.data
    expect((await session(token)).body.data).toMatchObject({ companyName: 'Atelier Noord B.V.', customerId: '100003' })
    expect([(await session('made-up')).status, (await session(token, 'made-up')).status]).toEqual([401, 401])
    shop.advance(31 * 24 * 60 * 60 * 1000)
    expect((await session(token)).status).toBe(401)
    const again = (await login(visitor, 'zakelijk@thuishaven.test')).body.data.token
    expect((await visitor.post('/api/v2/account/logout')).status).toBe(200)
    expect([(await session(again)).status, visitor.cookies.has('auth_token'), visitor.cookies.has('customer_id')]).toEqual([
      401,
      false,
      false,
    ])
    expect((await visitor.post('/api/v2/account/logout')).status).toBe(200)
  })

  it('REG-01 VAL-02 VAL-03 VAL-04 VAL-05 registration checks its fields and creates an account once', async () => {
    for (const [field, message] of [
      [{ emailAddress: 'noor@voorbeeld' }, 'accountRegisterInvalid'],
      [{ emailAddress: 'noor@\u200bvoorbeeld.test' }, 'accountRegisterInvalid'],
      [{ password: 'geheim123' }, 'accountPasswordWeak'],
      [{ password: 'Aa1     ' }, 'accountPasswordWeak'],
      [{ firstName: 'N00r' }, 'accountRegisterInvalid'],
      [{ phoneNumber: '+31 6' }, 'accountRegisterInvalid'],
      [{ zipCode: '1011' }, 'accountRegisterInvalid'],
    ] as const) {
      expect(await register(field)).toMatchObject({ status: 422, body: { message } })
    }
    expect((await register()).status).toBe(200)
    expect(await register({ emailAddress: 'NOOR@voorbeeld.test' })).toMatchObject({
      status: 409,
      body: { message: 'accountEmailAddressExists' },
    })
    const { body } = await login(visitor, form.emailAddress, form.password)
    expect(body.data.addresses.delivery).toMatchObject([{ streetName: 'Prins Hendrikkade', companyName: '', houseNumberAddition: '' }])
    expect(body.data.addresses.invoice).toHaveLength(1)
  })

  it('SES-01b guesses of a password that are sent all at once are counted as if one followed the other', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => login(visitor, 'actief@thuishaven.test', 'wrong')))
    expect(guesses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(5).fill(401),
      ...Array<number>(7).fill(429),
    ])
  })

  it('REG-02 registration can be switched off', async () => {
    shop.stage('registration-closed')
    expect(await register()).toMatchObject({ status: 403, body: { message: 'accountRegistrationNotAllowed' } })
    expect((await visitor.post<Wire['ConfigResponse']>('/api/v2/app')).body.data.registration).toBe(false)
  })

  it('ADR-07 the list of delivery addresses belongs to the signed-in customer', async () => {
    const list = () => visitor.call<Wire['AddressesResponse']>('GET', '/api/v2/account/addresses')
    expect((await list()).status).toBe(401)
    await login(visitor, 'actief@thuishaven.test')
    expect((await list()).body.data.map(({ city }) => city)).toEqual(['Amsterdam', 'Gent'])
  })
})
