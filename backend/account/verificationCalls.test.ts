import { beforeEach, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, createTestShop, login } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

const email = 'noor@voorbeeld.test'
const day = 24 * 60 * 60 * 1000
let shop: TestShop
let visitor: TestVisitor
beforeEach(async () => {
  shop = await createTestShop()
  visitor = shop.visitor()
  await visitor.post('/api/v2/account/register', {
    countryCode: 'NL',
    zipCode: '1011 AB',
    houseNumber: '1',
    streetName: 'Prins Hendrikkade',
    city: 'Amsterdam',
    firstName: 'Noor',
    lastName: 'Vis',
    emailAddress: email,
    phoneNumber: '06-11112222',
    password: 'Welkom01',
  })
})

const mailedToken = async (): Promise<string> => /#([\w-]+)/.exec((await shop.mails()).at(-1)?.body ?? '')?.[1] ?? ''
const confirm = (token: string, from = shop.visitor()) =>
  from.post<Wire['MessageResponse']>('/api/v2/account/verification/confirm', { token })
const isVerified = async () => (await login(visitor, email)).body.data.emailVerified

it('REG-01 SES-06 the mail to a new account has a link that verifies its address, once', async () => {
  expect(await isVerified()).toBe(false)
  const token = await mailedToken()
  expect((await shop.mails()).at(-1)?.body).toContain(`http://localhost:3000/account/bevestigen#${token}`)
  expect(await confirm(token)).toMatchObject({ status: 200, body: { message: 'accountEmailVerified' } })
  expect(await isVerified()).toBe(true)
  expect(await confirm(token)).toMatchObject({ status: 422, body: { message: 'accountVerificationTokenInvalid' } })
})

it('SES-06 a verification link of another kind, of yesterday or to an address of before is refused', async () => {
  expect((await confirm('x'.repeat(43))).status).toBe(422)
  await visitor.post('/api/v2/account/login-link', { emailAddress: email })
  expect((await confirm(await mailedToken())).status).toBe(422)
  await login(visitor, email)
  await visitor.post('/api/v2/account/verification')
  const late = await mailedToken()
  await visitor.post('/api/v2/account/verification')
  const moved = await mailedToken()
  const { id } = (await shop.backend.customers.byEmail(email)) ?? { id: '' }
  await shop.backend.customers.changeEmail(id, 'verhuisd@voorbeeld.test')
  expect((await confirm(moved)).status).toBe(422)
  await shop.backend.customers.changeEmail(id, email)
  shop.advance(day)
  expect((await confirm(late)).status).toBe(422)
})

it('SES-06 the link is mailed again to who is signed in, five times an hour, and not once the address is verified', async () => {
  expect((await visitor.post('/api/v2/account/verification')).status).toBe(401)
  await login(visitor, email)
  for (let nth = 1; nth <= 5; nth += 1) expect((await visitor.post('/api/v2/account/verification')).status).toBe(200)
  expect((await visitor.post('/api/v2/account/verification')).status).toBe(429)
  expect(await shop.mails()).toHaveLength(6)
  await confirm(await mailedToken())
  expect((await visitor.post('/api/v2/account/verification')).status).toBe(200)
  expect(await shop.mails()).toHaveLength(6)
})

it('SES-06 a password that was set by mail and an address that was changed by mail verify too; the demo customers are verified', async () => {
  expect((await login(shop.visitor(), 'actief@thuishaven.test')).body.data.emailVerified).toBe(true)
  await visitor.post('/api/v2/account/reset', { emailAddress: email })
  const token = /token=(\S+)/.exec((await shop.mails()).at(-1)?.body ?? '')?.[1]
  await visitor.post('/api/v2/account/password', { token, password: 'Welkom01' })
  expect(await isVerified()).toBe(true)
})

it('ACC-01 ACC-02 until its address is verified an account shows the orders of this session alone, in lists, pages, invoices and data', async () => {
  const order = async (): Promise<void> => {
    await addToCart(visitor, 1003)
    const { addresses } = (
      await visitor.post<Wire['SessionResponse']>(
        '/api/v2/account/session',
        { token: visitor.cookies.get('auth_token') },
        {
          authorization: `Bearer ${visitor.cookies.get('auth_token') ?? ''}`,
        },
      )
    ).body.data
    await visitor.post('/api/v2/cart', { address_id: addresses.delivery[0]?.id })
    await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
    await visitor.post('/api/v2/cart', { payment_option_id: 'ideal' })
    expect((await visitor.post('/api/v2/checkout/pay', {})).status).toBe(200)
  }
  const list = async () => (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data
  await login(visitor, email)
  await order()
  const [mine] = (await list()).orders
  expect((await visitor.call('GET', `/api/v2/account/orders/${mine?.uid ?? ''}`)).status).toBe(200)

  shop.advance(60_000)
  await login(visitor, email)
  const { orders, pagination } = await list()
  expect([orders, pagination.totalHits]).toEqual([[], 0])
  expect((await visitor.call('GET', `/api/v2/account/orders/${mine?.uid ?? ''}`)).status).toBe(404)
  expect((await visitor.call<Wire['InvoicesResponse']>('GET', '/api/v2/account/invoices')).body.data.invoices).toEqual([])
  const { data } = (await visitor.call<Wire['CustomerDataResponse']>('GET', '/api/v2/account/data')).body
  expect([data.orders, data.invoices]).toEqual([[], []])
  await order()
  expect((await list()).orders).toHaveLength(1)

  await visitor.post('/api/v2/account/verification')
  await confirm(await mailedToken())
  expect((await list()).orders).toHaveLength(2)
  expect((await visitor.call('GET', `/api/v2/account/orders/${mine?.uid ?? ''}`)).status).toBe(200)
})
