import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { confirmationMail } from './confirmationMail.ts'
import { addToCart, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop } from '../testing/visitTestShop.ts'

const mailOf = async (shop: TestShop): Promise<{ readonly body: string; readonly html: string }> => {
  const visitor = await readyToPay(shop)
  await addToCart(visitor, 1007)
  const { body } = await visitor.post<{ data: { paymentUrl: string } } & Omit<Wire['StartedPaymentResponse'], 'data'>>(
    '/api/v2/checkout/pay',
    {},
  )
  await visitor.call('POST', body.data.paymentUrl, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
  const mail = (await shop.mails()).at(-1)
  return { body: mail?.body ?? '', html: mail?.html ?? '' }
}

it('the confirmation mail names the return period of the shop', async () => {
  const { body, html } = await mailOf(await createTestShop({ returnDays: 45 }))
  for (const notices of [body, html]) {
    expect(notices).toContain('Je hebt 45 dagen bedenktijd.')
    expect(notices).not.toContain('60 dagen')
  }
})

it('the confirmation mail of an order without VAT says why', async () => {
  const shop = await createTestShop()
  const { placed } = (await shop.backend.orders.list({ customerId: 'customer-actief', status: null, placedSince: 0 }, null))[0] ?? {}
  if (placed === undefined) throw new Error('There is no order.')
  const of = { orderNumber: 'TH-260001', orderUid: 'order-1', totalInclVat: 1000, paidInclVat: 1000, invoice: null, reference: '' }
  const reverseCharge = { checkedAt: 0, name: null, consultationNumber: null, shippingInclVat: 0 }
  for (const [language, reason] of [
    ['nld', 'Btw 0%, intracommunautaire levering: artikel 138'],
    ['eng', 'VAT 0%, intra-Community supply: Article 138'],
  ] as const) {
    const { text, html } = confirmationMail(shop.backend, { ...of, language, placed: { ...placed, vat: [], reverseCharge } })
    for (const notices of [text, html]) expect(notices).toContain(reason)
    expect(confirmationMail(shop.backend, { ...of, language, placed }).text).not.toContain(reason)
  }
})

it('ACC-01a the confirmation mail names the reference of a company, and none where there is none', async () => {
  const shop = await createTestShop()
  const visitor = await readyToPay(shop, 'nl-NL', 'zakelijk@thuishaven.test')
  await visitor.post('/api/v2/cart', { payment_option_id: 'account' })
  await visitor.post('/api/v2/checkout/pay', { reference: ' PO <17> ' })
  const mail = (await shop.mails()).at(-1)
  expect(mail?.body).toContain('Je referentie: PO <17>\n')
  expect(mail?.html).toContain('Je referentie: PO &#60;17&#62;<')
  for (const text of [mail?.body, mail?.html]) expect(text).toContain('Atelier Noord B.V.')
  expect((await mailOf(shop)).body).not.toContain('referentie')
})

it('the confirmation mail has the full address, and distinguishes each line from similar ones', async () => {
  const { body, html } = await mailOf(await createTestShop())
  for (const notices of [body, html]) {
    for (const part of ['Anna de Vries', 'Prins Hendrikkade 1', '1011 AB Amsterdam']) expect(notices).toContain(part)
    expect(notices).toMatch(/1 × Vloerkleed Zuiderzee blauw[^€]*(?:€[^€]*)?200 × 300 cm, Scheerwol/)
    expect(notices).toContain('Ethernet, wifi en 2 × 4G')
  }
})

it('the confirmation mail to a company lists amounts excl. VAT, which with the VAT add up to the total', async () => {
  const shop = await createTestShop()
  const { placed, totalInclVat } =
    (await shop.backend.orders.list({ customerId: 'customer-actief', status: null, placedSince: 0 }, null))[0] ?? {}
  if (placed === undefined || totalInclVat === undefined) throw new Error('There is no order.')
  const of = {
    orderNumber: 'TH-260001',
    orderUid: 'order-1',
    language: 'nld',
    totalInclVat,
    paidInclVat: totalInclVat,
    invoice: null,
    reference: '',
  } as const
  const { invoice } = placed.addresses
  const toCompany = { ...placed, addresses: { ...placed.addresses, invoice: { ...invoice, companyName: 'Peer BV' } } }
  const amounts = (text: string): readonly number[] =>
    Array.from(text.matchAll(/-?€\s(-?[\d.]+,\d\d)/g), ([, amount = '']) => Number(amount.replaceAll(/\D/g, '')))
  const { text } = confirmationMail(shop.backend, { ...of, placed: toCompany })
  expect(text).toContain('Bedragen per regel zijn excl. btw.')
  const end = text.indexOf('Totaal excl. btw')
  const before = amounts(text.slice(0, end)).reduce((sum, amount) => sum + amount, 0)
  const [excl = 0, ...vat] = amounts(text.slice(end))
  expect(before - 2 * placed.cartTotals.discountExclVat).toBe(excl)
  expect(vat.slice(0, placed.vat.length).reduce((sum, amount) => sum + amount, excl)).toBe(totalInclVat)
  expect(confirmationMail(shop.backend, { ...of, placed }).text).not.toContain('excl. btw')
})

it('RUG-06 the confirmation mail names the measures of what is made to measure', async () => {
  const shop = await createTestShop()
  const visitor = await readyToPay(shop)
  await addToCart(visitor, 1001, 1, [
    { groupId: 'vorm', itemId: 'vorm-rechthoek', custom: { shape: 'Rechthoek', width: 200, length: 137, diameter: null } },
  ])
  await addToCart(visitor, 1001, 1, [
    { groupId: 'vorm', itemId: 'vorm-rond', custom: { shape: 'Rond', width: null, length: null, diameter: 240 } },
  ])
  const { body } = await visitor.post<{ data: { paymentUrl: string } }>('/api/v2/checkout/pay')
  await visitor.call('POST', body.data.paymentUrl, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
  const mail = (await shop.mails()).at(-1)
  for (const notices of [mail?.body, mail?.html]) {
    expect(notices).toContain('Vorm: Rechthoek 200 × 137 cm')
    expect(notices).toContain('Vorm: Rond ø 240 cm')
  }
})
