import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createSoftAuthenticator } from '../testing/softAuthenticator.ts'
import type { SoftAuthenticator, SoftCredential } from '../testing/softAuthenticator.ts'
import { addToCart, cartOf, createTestShop, login } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

const email = 'actief@thuishaven.test'
const origin = 'http://localhost:3000'
const minute = 60_000
let shop: TestShop
let visitor: TestVisitor
let device: SoftAuthenticator
beforeEach(async () => {
  shop = await createTestShop()
  visitor = shop.visitor()
  device = createSoftAuthenticator(origin)
  await login(visitor, email)
})

const passkeys = '/api/v2/account/passkeys'
const begin = (from = visitor, proof: object = {}) => from.post<Wire['PasskeyOptionsResponse']>(`${passkeys}/options`, proof)
const challengeOf = async (from = visitor): Promise<string> => (await begin(from)).body.data.challenge
const send = (credential: SoftCredential, from = visitor) =>
  from.post<Wire['MessageResponse'] | Wire['Failure']>(passkeys, { name: ' Telefoon ', credential })
const add = async () => send(device.create(await challengeOf()))
const loginChallenge = async (): Promise<string> =>
  (await shop.visitor().post<Wire['PasskeyOptionsResponse']>('/api/v2/account/passkey-login/options')).body.data.challenge
const enter = (credential: SoftCredential, from = shop.visitor()) =>
  from.post<Wire['LoginResponse']>('/api/v2/account/passkey-login', { credential })
const list = async () => (await visitor.call<Wire['PasskeysResponse']>('GET', passkeys)).body.data
const refused = { status: 422, body: { message: 'accountPasskeyRefused' } }

describe('signing in by a passkey', () => {
  it('SES-01 SES-05 a passkey that was added signs in, joins the cart of the visitor, and is listed with its last use', async () => {
    expect(await add()).toMatchObject({ status: 200, body: { message: 'accountPasskeyAdded' } })
    expect(await list()).toMatchObject([{ name: 'Telefoon', usedAt: null }])
    const guest = shop.visitor()
    await addToCart(guest, 1003, 2)
    expect((await enter(device.use(await loginChallenge()), guest)).body.data.emailAddress).toBe(email)
    expect((await cartOf(guest)).lines.some(({ productId }) => productId === 1003)).toBe(true)
    expect((await list())[0]?.usedAt).not.toBeNull()
  })

  it('SES-01 an assertion that is sent again is refused, and so is one with a challenge that nobody issued or of five minutes ago', async () => {
    await add()
    const used = device.use(await loginChallenge())
    expect((await enter(used)).status).toBe(200)
    expect(await enter(used)).toMatchObject(refused)
    expect(await enter(device.use('x'.repeat(43)))).toMatchObject(refused)
    const late = await loginChallenge()
    shop.advance(5 * minute)
    expect(await enter(device.use(late))).toMatchObject(refused)
    expect(await enter(device.use(await challengeOf()))).toMatchObject(refused)
  })

  it('SES-01 a copy of the device that counts again what was counted is refused; a device that never counts is not', async () => {
    await add()
    expect((await enter(device.use(await loginChallenge(), 5))).status).toBe(200)
    expect(await enter(device.use(await loginChallenge(), 5))).toMatchObject(refused)
    expect(await enter(device.use(await loginChallenge(), 3))).toMatchObject(refused)
    expect((await enter(device.use(await loginChallenge(), 6))).status).toBe(200)
    device = createSoftAuthenticator(origin)
    await add()
    for (let nth = 1; nth <= 2; nth += 1) expect((await enter(device.use(await loginChallenge(), 0))).status).toBe(200)
  })

  it('SES-01 a stranger’s device, a page of another site and a forged signature are refused', async () => {
    await add()
    expect(await enter(createSoftAuthenticator(origin).use(await loginChallenge()))).toMatchObject(refused)
    const elsewhere = createSoftAuthenticator('http://localhost:3001')
    expect((await send(elsewhere.create(await challengeOf()))).status).toBe(422)
    const used = device.use(await loginChallenge())
    const forged = {
      ...used,
      response: { ...used.response, signature: createSoftAuthenticator(origin).use('x').response['signature'] ?? '' },
    }
    expect(await enter(forged)).toMatchObject(refused)
  })

  it('SES-01 a removed passkey no longer signs in, and nobody removes that of another', async () => {
    await add()
    const [{ id: passkeyId } = { id: '' }] = await list()
    const other = shop.visitor()
    await login(other, 'zakelijk@thuishaven.test')
    expect((await other.post(`${passkeys}/removal`, { passkeyId })).status).toBe(404)
    expect((await visitor.post(`${passkeys}/removal`, { passkeyId })).status).toBe(200)
    expect(await enter(device.use(await loginChallenge()))).toMatchObject(refused)
  })
})

describe('adding a passkey', () => {
  it('ACC-01 ten minutes after signing in it takes the password, to remove one too', async () => {
    await add()
    shop.advance(10 * minute + 1)
    expect(await begin()).toMatchObject({ status: 422, body: { message: 'accountPasswordNeeded' } })
    expect(await begin(visitor, { password: 'Fout1234' })).toMatchObject({ status: 422, body: { message: 'accountPasswordWrong' } })
    expect((await begin(visitor, { password: 'Welkom01' })).status).toBe(200)
    const [{ id: passkeyId } = { id: '' }] = await list()
    expect((await visitor.post(`${passkeys}/removal`, { passkeyId })).status).toBe(422)
    expect((await visitor.post(`${passkeys}/removal`, { passkeyId, password: 'Welkom01' })).status).toBe(200)
  })

  it('ACC-01 the customer is mailed that a passkey was added or removed, with its name, and nothing when it was refused', async () => {
    const toCustomer = async () =>
      (await shop.mails()).filter(({ recipient }) => recipient === email).map(({ body }) => body.split('\n')[0])
    await add()
    expect((await send(device.create('x'.repeat(43)))).status).toBe(422)
    expect(await toCustomer()).toEqual(['Aan je account is een passkey toegevoegd: Telefoon.'])
    const [{ id: passkeyId } = { id: '' }] = await list()
    await visitor.post(`${passkeys}/removal`, { passkeyId })
    expect((await visitor.post(`${passkeys}/removal`, { passkeyId })).status).toBe(404)
    expect((await toCustomer()).slice(1)).toEqual(['Uit je account is een passkey verwijderd: Telefoon.'])
  })

  it('ACC-01 an answer counts once, for the customer who got the challenge', async () => {
    const made = device.create(await challengeOf())
    const other = shop.visitor()
    await login(other, 'zakelijk@thuishaven.test')
    expect((await send(made, other)).status).toBe(422)
    expect((await send(made)).status).toBe(422)
    await add()
    expect((await send(device.create(await challengeOf()))).status).toBe(422)
    expect(await list()).toHaveLength(1)
  })

  it('SES-06 an account without a verified address adds none', async () => {
    const address = { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', streetName: 'Prins Hendrikkade', city: 'Amsterdam' }
    const emailAddress = 'noor@voorbeeld.test'
    const form = { ...address, firstName: 'Noor', lastName: 'Vis', emailAddress, phoneNumber: '06-11112222', password: 'Welkom01' }
    const fresh = shop.visitor()
    await fresh.post('/api/v2/account/register', form)
    await login(fresh, emailAddress)
    expect(await begin(fresh)).toMatchObject({ status: 422, body: { message: 'accountEmailUnverified' } })
  })

  it('CFG-05 a merchant can switch passkeys off', async () => {
    const without = await createTestShop({ passkeys: false })
    const customer = without.visitor()
    await login(customer, email)
    expect((await begin(customer)).status).toBe(403)
    expect((await customer.post('/api/v2/account/passkey-login/options')).status).toBe(403)
  })

  it('ACC-01 the copy of the data names the passkeys, and a deleted account has none', async () => {
    await add()
    const { data } = (await visitor.call<Wire['CustomerDataResponse']>('GET', '/api/v2/account/data')).body
    expect(data.passkeys).toMatchObject([{ name: 'Telefoon' }])
    await visitor.post('/api/v2/account/deletion', { password: 'Welkom01' })
    expect(await shop.backend.passkeys.ofCustomer('customer-actief')).toEqual([])
    expect(await enter(device.use(await loginChallenge()))).toMatchObject(refused)
  })
})
