import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeEach(async () => {
  shop = await serveShop()
}, 60_000)
afterEach(() => shop.close())

const victim = 'slachtoffer@voorbeeld.test'
const advert = 'GOEDKOPE PILLEN http://pillen.test'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

const post = (path: string, body: object, visitor = '198.51.100.7', headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(shop.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor, ...headers },
    body: JSON.stringify(body),
  })

const allMails = async (): Promise<readonly Mail[]> =>
  ((await (await fetch(`${shop.address}/__mock/outbox`)).json()) as { readonly data: readonly Mail[] }).data
const mailsTo = async (address: string): Promise<readonly Mail[]> => (await allMails()).filter(({ to }) => to.toLowerCase() === address)

/** Withdraws in both steps; answers the status of the second. */
const withdraw = async (emailAddress: string, orderNumber: string, visitor: string, goods = ''): Promise<number> => {
  const stated = await post('/api/v2/withdrawals', { name: 'Noor Vis', emailAddress, orderNumber, goods }, visitor)
  const { data } = (await stated.json()) as { readonly data: { readonly withdrawalUid: string } }
  return (await post(`/api/v2/withdrawals/${data.withdrawalUid}/confirm`, {}, visitor)).status
}

describe('mails to an address that anyone can type', () => {
  it.each([
    ['a question about a product', '/api/public/products/2401/requests', { kind: 'question', emailAddress: victim, question: advert }],
    ['a back-in-stock request', '/api/public/products/1008/requests', { kind: 'backInStock', emailAddress: victim }],
  ])('%s: one visitor has to wait after ten', async (_name, path, body) => {
    const responses: Response[] = []
    for (let count = 0; count < 12; count += 1) responses.push(await post(path, { ...body, emailAddress: `${count}-${victim}` }))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10)
    const last = responses.at(-1)
    expect([last?.status, Number(last?.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await last?.json()).toMatchObject({ message: 'tooManyRequests' })
  })

  it.each([
    ['product requests', '/api/public/products/1008/requests', { kind: 'backInStock' }, victim],
    ['reset links of a customer', '/api/v2/account/reset', {}, 'actief@thuishaven.test'],
    ['reset links without an account', '/api/v2/account/reset', {}, 'niemand@voorbeeld.test'],
  ])('%s: one mailbox gets five mails an hour, from any number of visitors', async (_name, path, body, emailAddress) => {
    const statuses: number[] = []
    for (let count = 0; count < 8; count += 1) {
      const spelling = count % 2 === 0 ? emailAddress : emailAddress.replace('@', `+${count}@`).toUpperCase()
      statuses.push((await post(path, { ...body, emailAddress: spelling }, `203.0.113.${count + 1}`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect((await allMails()).length).toBeLessThanOrEqual(5)
  })

  it('ACC-01 accounts of one mailbox under other names are created, and five an hour get a welcome mail', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 8; count += 1)
      statuses.push((await register(`slachtoffer+${count}@voorbeeld.test`, `203.0.113.${count + 1}`)).status)
    expect(statuses).toEqual(Array(8).fill(200))
    expect((await allMails()).filter(({ to }) => to.startsWith('slachtoffer+'))).toHaveLength(5)
  })

  it.each([
    '"slachtoffer"@voorbeeld.test',
    'slacht\u00adoffer@voorbeeld.test',
    'slachtoffer\u200b@voorbeeld.test',
    'iemand,slachtoffer@voorbeeld.test',
    'iemand<slachtoffer@voorbeeld.test',
  ])('VAL-03 %j, by which a mailbox could have many names, is not a valid address', async (emailAddress) => {
    const requested = await post('/api/public/products/1008/requests', { kind: 'backInStock', emailAddress })
    const withdrawn = await post('/api/v2/withdrawals', { name: 'Noor Vis', emailAddress, orderNumber: 'TH-1', goods: '' })
    expect([requested.status, withdrawn.status, (await register(emailAddress)).status]).toEqual([422, 422, 422])
    expect(await allMails()).toEqual([])
  })

  it('product requests of others do not stop the owner of a mailbox from withdrawing', async () => {
    for (let count = 0; count < 6; count += 1)
      await post('/api/public/products/1008/requests', { kind: 'backInStock', emailAddress: victim }, `203.0.113.${count + 1}`)
    expect(await withdraw(victim, 'VERTYPT-1', '198.51.100.7')).toBe(200)
  })

  it('a question reaches the shop in full, and its mail to the typed address repeats nothing of it', async () => {
    expect((await post('/api/public/products/2401/requests', { kind: 'question', emailAddress: victim, question: advert })).status).toBe(
      200,
    )
    const [mail, ...more] = await mailsTo(victim)
    expect([more, JSON.stringify(mail).includes('PILLEN')]).toEqual([[], false])
    expect((await allMails()).filter(({ to, text }) => to !== victim && text.startsWith(`${advert}\n`))).toHaveLength(1)
  })

  it('a receipt repeats a withdrawal only if number and address belong to one order; a mailbox gets five others an hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) statuses.push(await withdraw(victim, `PILLEN-${count}`, `203.0.113.${count + 1}`, advert))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    const mails = await mailsTo(victim)
    expect([mails.length, JSON.stringify(mails).includes('PILLEN'), mails[0]?.text.includes('H-')]).toEqual([5, false, false])
    const customer = 'actief@thuishaven.test'
    const order = await orderNumberOf(customer)
    for (let count = 0; count < 7; count += 1) expect(await withdraw(customer, order, '203.0.113.99', 'Hanglamp Dauw')).toBe(200)
    const receipts = await mailsTo(customer)
    expect(receipts).toHaveLength(7)
    for (const { text } of receipts) expect(text).toContain('Hanglamp Dauw')
  })

  it('a name with line breaks adds no header to the mail of the contact form', async () => {
    const message = { name: 'Noor\r\nBcc: iedereen@voorbeeld.test', emailAddress: victim, message: 'Dag', website: '' }
    expect((await post('/api/public/contact', message)).status).toBe(200)
    const subjects = (await allMails()).map(({ subject }) => subject)
    expect(subjects).toEqual([`Bericht van Noor Bcc: iedereen@voorbeeld.test <${victim}>`])
  })
})

const signIn = async (email: string, password = 'Welkom01'): Promise<string> => {
  const response = await post('/api/v2/account/login', { email, password })
  const { data } = (await response.json()) as { readonly data: { readonly token: string } }
  return `Bearer ${data.token}`
}

const orderNumberOf = async (email: string): Promise<string> => {
  const headers = { authorization: await signIn(email) }
  const response = await fetch(`${shop.address}/api/v2/account/orders`, { headers })
  const { data } = (await response.json()) as { readonly data: { readonly orders: readonly { readonly orderNumber: string }[] } }
  return data.orders[0]?.orderNumber ?? ''
}

const register = (emailAddress: string, visitor?: string): Promise<Response> => {
  const form = {
    countryCode: 'NL',
    zipCode: '1011 AB',
    houseNumber: '1',
    streetName: 'Prins Hendrikkade',
    city: 'Amsterdam',
    firstName: 'Noor',
    lastName: 'Vis',
    phoneNumber: '06-12345678',
    password: 'Welkom01',
    emailAddress,
  }
  return post('/api/v2/account/register', form, visitor)
}

describe('an account with an unverified e-mail address', () => {
  const withdrawalsOf = async (authorization: string): Promise<readonly { readonly orderNumber: string }[]> => {
    const response = await fetch(`${shop.address}/api/v2/account/data`, { headers: { authorization } })
    return ((await response.json()) as { readonly data: { readonly withdrawals: readonly { readonly orderNumber: string }[] } }).data
      .withdrawals
  }

  it('an account with another person’s e-mail address does not get their withdrawals in the copy of the data', async () => {
    expect(await withdraw(victim, 'TH-1', '198.51.100.7', 'Vloerkleed')).toBe(200)
    expect((await register(victim)).status).toBe(200)
    expect(await withdrawalsOf(await signIn(victim))).toEqual([])
  })

  it('the copy of the data has withdrawals made while signed in, and withdrawals of own orders', async () => {
    const email = 'actief@thuishaven.test'
    const authorization = await signIn(email)
    const order = await orderNumberOf(email)
    expect(await withdraw(email, order, '198.51.100.7')).toBe(200)
    const statement = { name: 'Sanne', emailAddress: 'elders@voorbeeld.test', orderNumber: 'OUD-1', goods: '' }
    const stated = await post('/api/v2/withdrawals', statement, '198.51.100.7', { authorization })
    const { data } = (await stated.json()) as { readonly data: { readonly withdrawalUid: string } }
    await post(`/api/v2/withdrawals/${data.withdrawalUid}/confirm`, {})
    expect((await withdrawalsOf(authorization)).map(({ orderNumber }) => orderNumber)).toEqual([order, 'OUD-1'])
  })
})

describe('links and locks of an account', () => {
  it('RST-01 a reset link is invalid after the e-mail address of the account changes', async () => {
    const authorization = await signIn('actief@thuishaven.test')
    await post('/api/v2/account/reset', { emailAddress: 'actief@thuishaven.test' })
    const tokenIn = async (address: string) =>
      /token=([^&\s]+)/.exec((await mailsTo(address)).map(({ text }) => text).join('\n'))?.[1] ?? ''
    const reset = await tokenIn('actief@thuishaven.test')
    await post('/api/v2/account/email', { emailAddress: 'nieuw@voorbeeld.test', password: 'Welkom01' }, '198.51.100.7', { authorization })
    const confirmed = await post('/api/v2/account/email/confirm', { token: await tokenIn('nieuw@voorbeeld.test') })
    expect(confirmed.status).toBe(200)
    expect((await post('/api/v2/account/password', { token: reset, password: 'Anders123' })).status).toBe(422)
    expect((await post('/api/v2/account/login', { email: 'nieuw@voorbeeld.test', password: 'Welkom01' })).status).toBe(200)
  })

  it('wrong passwords of others do not lock the customer out', async () => {
    const guess = (visitor: string, password: string) =>
      post('/api/v2/account/login', { email: 'actief@thuishaven.test', password }, visitor)
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await guess('198.51.100.66', 'Mis12345')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await guess('198.51.100.7', 'Welkom01')).status).toBe(200)
  })

  it('ACC-02 guesses of others at an order do not hide it from its buyer', async () => {
    const customer = 'actief@thuishaven.test'
    const orderNumber = await orderNumberOf(customer)
    const follow = (visitor: string, emailAddress: string) => post('/api/v2/orders/status', { orderNumber, emailAddress }, visitor)
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await follow('198.51.100.66', victim)).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    expect((await follow('198.51.100.7', customer)).status).toBe(200)
  })
})
