import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { login, createTestShop } from '../testing/visitTestShop.ts'

const account = 'zakelijk@thuishaven.test'

const signedIn = async (email = account) => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  await login(visitor, email)
  return { shop, visitor }
}

it('ACC-01 changed personal and company data are stored, and a malformed number changes nothing', async () => {
  const { visitor } = await signedIn()
  const details = async () => (await visitor.call<Wire['AccountDetailsResponse']>('GET', '/api/v2/account/details')).body.data
  const before = await details()
  const changed = { phoneNumber: '020-5551234', vatNumber: 'NL123456782B90', language: 'en-US', reference: 'INK-7' }
  expect((await visitor.post('/api/v2/account', changed)).status).toBe(200)
  expect(await details()).toEqual({ ...before, ...changed })
  expect(await visitor.post('/api/v2/account', { phoneNumber: '020-1', vatNumber: 'NL12' })).toMatchObject({
    status: 422,
    body: { message: 'accountChangeInvalid', errorCode: 'vatNumber' },
  })
  expect(await details()).toEqual({ ...before, ...changed })
})

it('RST-02 a new password requires the current one, and ends every other session', async () => {
  const { shop, visitor } = await signedIn()
  const elsewhere = shop.visitor()
  await login(elsewhere, account)
  const change = (currentPassword: string) => visitor.post('/api/v2/account/password/change', { currentPassword, password: 'Thuiskomen02' })
  expect((await change('Fout1234')).status).toBe(422)
  expect(await shop.mails()).toEqual([])
  expect((await change('Welkom01')).status).toBe(200)
  expect(await shop.mails()).toMatchObject([{ recipient: account, subject: 'Je account is gewijzigd' }])
  expect((await elsewhere.call('GET', '/api/v2/account/details')).status).toBe(401)
  expect((await visitor.call('GET', '/api/v2/account/details')).status).toBe(200)
  expect((await login(shop.visitor(), account, 'Thuiskomen02')).status).toBe(200)
})

it('SES-01 a change of password allows five wrong guesses', async () => {
  const { visitor } = await signedIn()
  const guess = async () => (await visitor.post('/api/v2/account/deletion', { password: 'Fout1234' })).status
  const responses = []
  for (let retries = 0; retries < 6; retries += 1) responses.push(await guess())
  expect(responses).toEqual([422, 422, 422, 422, 422, 429])
})

it('ACC-01 an e-mail address changes once its owner opens the mail; the response does not disclose that an address is taken', async () => {
  const { shop, visitor } = await signedIn()
  const request = (emailAddress: string) =>
    visitor.post<Wire['MessageResponse']>('/api/v2/account/email', { emailAddress, password: 'Welkom01' })
  const taken = await request('actief@thuishaven.test')
  const free = await request('nieuw@voorbeeld.test')
  expect(taken.body).toEqual(free.body)
  const links = (await shop.mails()).filter(({ body }) => body.includes('token='))
  expect(links.map(({ recipient }) => recipient)).toEqual(['nieuw@voorbeeld.test'])
  const token = /token=(\S+)/.exec(links[0]?.body ?? '')?.[1] ?? ''
  expect((await login(shop.visitor(), 'nieuw@voorbeeld.test')).status).toBe(401)
  const confirm = async (given: string) => (await shop.visitor().post('/api/v2/account/email/confirm', { token: given })).status
  expect(await confirm(`${token}x`)).toBe(422)
  expect(await confirm(token)).toBe(200)
  expect(await confirm(token)).toBe(422)
  expect((await login(shop.visitor(), 'nieuw@voorbeeld.test')).status).toBe(200)
  const late = await signedIn()
  await late.visitor.post('/api/v2/account/email', { emailAddress: 'laat@voorbeeld.test', password: 'Welkom01' })
  const lateToken =
    /token=(\S+)/.exec((await late.shop.mails()).find(({ recipient }) => recipient === 'laat@voorbeeld.test')?.body ?? '')?.[1] ?? ''
  late.shop.advance(24 * 60 * 60 * 1000 + 1)
  expect((await late.shop.visitor().post('/api/v2/account/email/confirm', { token: lateToken })).status).toBe(422)
})
