import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { cartOf, login, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

let shop: TestShop
let anna: TestVisitor
beforeEach(async () => {
  shop = await createTestShop()
  anna = shop.visitor()
  await login(anna, 'actief@thuishaven.test')
})
const orders = async (visitor = anna, page = 1) =>
  (await visitor.call<Wire['OrdersResponse']>('GET', `/api/v2/account/orders?pageNumber=${page}`)).body.data
const detail = async (uid: string) => (await anna.call<Wire['OrderResponse']>('GET', `/api/v2/account/orders/${uid}`)).body.data
const ideal = { payMethod: { id: 'ideal', label: 'iDEAL', icon: 'ideal', prices: { exclVat: 0, inclVat: 0 } } }

describe('the orders of the mock server', () => {
  it('ACC-02 the demo account has orders of every kind, newest first, and one open amount', async () => {
    const { orders: list, pagination } = await orders()
    expect(list.map(({ status }) => status)).toEqual(['open', 'shipped', 'delivered', 'cancelled'])
    expect(pagination).toEqual({ totalHits: 4, limit: 10 })
    expect(list.map(({ totals }) => totals.outstandingAmount > 0)).toEqual([true, false, false, false])
    expect((await orders(anna, 2)).orders).toEqual([])
  })

  it('ACC-02 an order keeps its lines, sums and addresses when the catalogue changes', async () => {
    const [open] = (await orders()).orders
    const before = await detail(open?.uid ?? '')
    expect(before.lines.reduce((sum, { totals }) => sum + totals.totalInclVat, 0) + before.cartTotals.shippingInclVat).toBe(
      before.cartTotals.totalInclVat,
    )
    await anna.call('PUT', `/api/v2/account/addresses/${before.addresses.delivery.id}`, { city: 'Zwolle' })
    expect(await detail(open?.uid ?? '')).toEqual(before)
  })

  it('ACC-02 an open order is paid at the bank once', async () => {
    const [open] = (await orders()).orders
    const path = `/api/v2/account/orders/${open?.uid ?? ''}`
    const started = await anna.post<Wire['OrderPaymentResponse']>(`${path}/pay`, ideal)
    const again = await anna.post<Wire['OrderPaymentResponse']>(`${path}/pay`, ideal)
    expect(again.body).toEqual(started.body)
    await anna.call('POST', started.body.data.paymentUrl, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(await detail(open?.uid ?? '')).toMatchObject({ status: 'paid', totals: { outstandingAmount: 0 }, paymentLabel: 'iDEAL | Wero' })
    expect((await anna.post(`${path}/pay`, ideal)).status).toBe(409)
    expect((await anna.post(`${path}/payments`, { countryCode: 'NL' })).status).toBe(422)
  })

  it('ACC-02 a purchase becomes an order that no other customer sees', async () => {
    const visitor = await readyToPay(shop, 'nl-NL', 'zakelijk@thuishaven.test')
    const cart = await cartOf(visitor)
    await visitor.post('/api/v2/checkout/pay')
    const [placed] = (await orders(visitor)).orders
    expect(placed).toMatchObject({ status: 'open', totals: { totalInclVat: cart.totals.totalInclVat } })
    expect((await anna.call('GET', `/api/v2/account/orders/${placed?.uid ?? ''}`)).status).toBe(404)
  })

  it('ACC-01 an invoice can be downloaded as PDF by its customer only', async () => {
    const { invoices } = (await anna.call<Wire['InvoicesResponse']>('GET', '/api/v2/account/invoices')).body.data
    expect(invoices.map(({ kind, status, invoiceNumber }) => [kind, status, invoiceNumber])).toEqual([
      ['invoice', 'open', 'F250042'],
      ['invoice', 'paid', 'F250031'],
      ['invoice', 'paid', 'F250017'],
      ['creditNote', 'credited', 'C26-000001'],
      ['invoice', 'credited', 'F250008'],
    ])
    expect(invoices.map(({ ublPath }) => ublPath)).toEqual([null, null, null, null, null])
    const file = await anna.call<string>('GET', invoices[0]?.pdfPath ?? '')
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual(['application/pdf', 'private, no-store'])
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${invoices[0]?.invoiceNumber ?? ''}.pdf"`)
    expect(file.body).toMatch(/^%PDF-1\.7\n/)
    const other = shop.visitor()
    await login(other, 'zakelijk@thuishaven.test')
    expect((await other.call('GET', invoices[0]?.pdfPath ?? '')).status).toBe(404)
  })

  it('ACC-01 a business downloads its invoice as XML, and no other customer does', async () => {
    const business = await readyToPay(shop, 'nl-NL', 'zakelijk@thuishaven.test')
    const { data } = (await business.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')).body
    const bank = 'paymentUrl' in data ? data.paymentUrl : ''
    await business.call('POST', bank, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    const [invoice] = (await business.call<Wire['InvoicesResponse']>('GET', '/api/v2/account/invoices')).body.data.invoices
    const path = invoice?.ublPath ?? ''
    const file = await business.call<string>('GET', path)
    expect([file.headers.get('content-type'), file.headers.get('cache-control'), file.headers.get('content-disposition')]).toEqual([
      'application/xml',
      'private, no-store',
      `attachment; filename="${invoice?.invoiceNumber ?? ''}.xml"`,
    ])
    expect(file.body).toContain(`<cbc:ID>${invoice?.invoiceNumber ?? ''}</cbc:ID>`)
    expect((await anna.call('GET', path)).status).toBe(404)
  })

  it('ACC-02 guesses of an order’s e-mail address are counted by order, however its number is written', async () => {
    const [open] = (await orders()).orders
    const digits = open?.orderNumber.slice(3) ?? ''
    const request = async (orderNumber: string, emailAddress: string) =>
      (await shop.visitor().post('/api/v2/orders/status', { orderNumber, emailAddress })).status
    const spellings = [digits, `TH-${digits}`, `th-${digits}`, `TH-00${digits}`, ` 0${digits} `]
    for (const written of spellings) expect(await request(written, 'iemand@voorbeeld.test')).toBe(404)
    expect(await request(`TH-000${digits}`, 'actief@thuishaven.test')).toBe(429)
  })
})
