import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { login, createTestShop } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

const email = 'actief@thuishaven.test'
let shop: TestShop
let visitor: TestVisitor
beforeEach(async () => {
  shop = await createTestShop()
  visitor = shop.visitor()
})

const request = (emailAddress: string, from = visitor) => from.post<Wire['MessageResponse']>('/api/v2/account/reset', { emailAddress })
const set = (token: string, password: string) =>
  visitor.post<Wire['MessageResponse'] | Wire['Failure']>('/api/v2/account/password', { token, password })
const mailedToken = async (): Promise<string> => /\/account\/reset\?token=(\S+)/.exec((await shop.mails()).at(-1)?.body ?? '')?.[1] ?? ''

describe('a forgotten password', () => {
  it('RST-01 a password reset gets the same response with and without an account; only an account gets a mail', async () => {
    const known = await request(email)
    const unknown = await request('nobody@thuishaven.test')
    expect(known.body).toEqual({ status: 'success', data: null, message: 'accountPasswordResetMailed' })
    expect(unknown.body).toEqual(known.body)
    expect((await shop.mails()).map(({ recipient }) => recipient)).toEqual([email])
  })

  it('RST-01 the reset link is in the language of the visitor', async () => {
    await request(email)
    await request(email, shop.visitor('en-US'))
    expect((await shop.mails()).map(({ body }) => /(http:\S+)\?token=/.exec(body)?.[1])).toEqual([
      'http://localhost:3000/account/reset',
      'http://localhost:3000/en/account/reset',
    ])
  })

  it('RST-01 RTE-15 the reset link leads on to a path of the shop only', async () => {
    const request = (returnPath: string) => visitor.post('/api/v2/account/reset', { emailAddress: email, returnPath })
    await request('/checkout/login?a=b&c')
    expect((await shop.mails()).at(-1)?.body).toMatch(/&return=%2Fcheckout%2Flogin%3Fa%3Db%26c$/)
    for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example', `/${'x'.repeat(500)}`])
      expect([elsewhere, (await request(elsewhere)).status]).toEqual([elsewhere, 400])
    expect(await shop.mails()).toHaveLength(1)
  })

  it('RST-01 a reset token sets the password once, and ends all sessions', async () => {
    const other = shop.visitor()
    await login(other, email)
    await request(email)
    const token = await mailedToken()
    expect((await set(token, 'Thuiskomen02')).body).toMatchObject({ status: 'success', message: 'accountPasswordResetSuccess' })
    expect((await login(visitor, email)).status).toBe(401)
    expect((await login(visitor, email, 'Thuiskomen02')).status).toBe(200)
    expect((await other.call('GET', '/api/v2/account/addresses')).status).toBe(401)
    expect(await set(token, 'Thuiskomen03')).toMatchObject({ status: 422, body: { message: 'accountPasswordResetTokenInvalid' } })
  })

  it('RST-01 a forged reset token, or one older than an hour, is refused', async () => {
    await request(email)
    const token = await mailedToken()
    const [id = '', moment = '', signature = ''] = token.split('.')
    const other = Buffer.from('customer-zakelijk').toString('base64url')
    const never = Number.MAX_SAFE_INTEGER.toString(36)
    for (const forged of ['.', 'x', id, `${id}.${moment}`, `${other}.${moment}.${signature}`, `${id}.${never}.${signature}`]) {
      expect((await set(forged, 'Thuiskomen02')).status).toBe(422)
    }
    shop.advance(60 * 60 * 1000)
    expect((await set(token, 'Thuiskomen02')).status).toBe(422)
    expect((await login(visitor, email)).status).toBe(200)
  })

  it('RST-02 VAL-02 a weak password is refused, and the reset token still works', async () => {
    await request(email)
    const token = await mailedToken()
    expect(await set(token, 'thuiskomen')).toMatchObject({ status: 422, body: { message: 'accountPasswordWeak' } })
    expect((await set(token, 'Thuiskomen02')).status).toBe(200)
  })
})
