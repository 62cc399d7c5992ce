import { expect, it } from 'vitest'
import type { InvoiceDocument, Invoices, NewInvoice } from '../Invoices.ts'

const address = {
  id: 'a',
  uid: 'a',
  companyName: 'Vis & Co',
  countryCode: 'NL' as const,
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '3',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}

/** An invoice of one line. */
export const sampleDocument: InvoiceDocument = {
  kind: 'invoice',
  language: 'nld',
  seller: {
    name: 'Huis & Haard B.V.',
    street: 'Roombeek 12',
    zipCode: '7523 XB',
    city: 'Enschede',
    country: { nld: 'Nederland', eng: 'The Netherlands' },
    emailAddress: 'winkel@huis.test',
    phoneNumber: '053 123 45 67',
    cocNumber: '08123456',
    vatNumber: 'NL812345678B01',
    iban: 'NL91 ABNA 0417 1643 00',
  },
  buyer: { address, emailAddress: 'noor@vis.test', cocNumber: '12345678', vatNumber: 'NL111111110B01' },
  delivery: address,
  order: { number: 'TH-260001', placedAt: Date.UTC(2026, 10, 20), reference: 'INK-7' },
  credits: null,
  reason: '',
  lines: [{ subject: { type: 'goods', title: 'Één kleed', details: [] }, quantity: 2, percentage: 2100, exclVat: 10_000 }],
  allowances: [],
  charges: [],
  vat: [{ percentage: 2100, exclVat: 10_000, amount: 2100 }],
  isReverseCharged: false,
  settlement: 'paid',
  dueAt: null,
  reduction: [],
}

const newInvoice = (orderUid: string, more: Partial<NewInvoice> = {}, document: Partial<InvoiceDocument> = {}): NewInvoice => ({
  orderUid,
  paymentUid: null,
  refundUid: null,
  issuedAt: Date.UTC(2026, 10, 27, 12),
  document: { ...sampleDocument, ...document },
  ...more,
})

/** Invoices to be tested, with orders that belong to customers. */
export interface InvoicesUnderTest {
  readonly invoices: Invoices
  /** The same on another connection. */
  readonly other: Invoices
  /** Runs work in a transaction; rolled back when it throws. */
  readonly transaction: (work: (invoices: Invoices) => Promise<void>) => Promise<void>
  readonly addOrder: (
    uid: string,
    order: { readonly customerId?: string; readonly state?: 'cancelled'; readonly payment?: 'paid' | 'invoiced' },
  ) => Promise<void>
  /** Runs a statement on the stored invoices. */
  readonly tamper: (sql: string) => Promise<unknown>
}

/** What every implementation of Invoices keeps; call it within a `describe` that begins each test without invoices and orders. */
export const invoicesSuite = (under: () => InvoicesUnderTest): void => {
  const numbersOf = async (orderUid: string) => (await under().invoices.ofOrder(orderUid)).map(({ number }) => number)

  it('invoices and credit notes are numbered one after the other, each in a series of its own a year', async () => {
    const { invoices } = under()
    const credit = { kind: 'creditNote' } as const
    const issued = [
      await invoices.issue(newInvoice('a')),
      await invoices.issue(newInvoice('a', {}, credit)),
      await invoices.issue(newInvoice('b')),
      // Midnight in the Netherlands, an hour before midnight UTC.
      await invoices.issue(newInvoice('c', { issuedAt: Date.UTC(2026, 11, 31, 23) })),
      await invoices.issue(newInvoice('c', { issuedAt: Date.UTC(2026, 11, 31, 22, 59) })),
    ]
    expect(issued.map(({ number }) => number)).toEqual(['F26-000001', 'C26-000001', 'F26-000002', 'F27-000001', 'F26-000003'])
  })

  it('a transaction that is undone leaves no gap, and processes at the same time share no number', async () => {
    const { invoices, transaction } = under()
    await invoices.issue(newInvoice('a'))
    await expect(
      transaction(async (inner) => {
        await inner.issue(newInvoice('undone'))
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => transaction(async (inner) => void (await inner.issue(newInvoice(`b${index}`))))),
    )
    const numbers = (await invoices.between(0, Date.UTC(2030, 0))).map(({ number }) => number)
    expect(numbers.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => `F26-00000${index + 1}`))
  })

  it('an invoice is found as it was issued, the total of its VAT with it', async () => {
    const { invoices, other } = under()
    const wanted = newInvoice('a', { paymentUid: 'p' })
    const issued = await invoices.issue(wanted)
    expect(issued).toEqual({ ...wanted, uid: issued.uid, number: 'F26-000001', totalInclVat: 12_100 })
    expect(await other.find(issued.uid)).toEqual(issued)
    expect(await other.find('none')).toBeNull()
    expect(await other.ofOrder('a')).toEqual([issued])
  })

  it('a payment has one invoice, and a refund one credit note', async () => {
    const { invoices } = under()
    await invoices.issue(newInvoice('a', { paymentUid: 'p', refundUid: 'r' }))
    await expect(invoices.issue(newInvoice('a', { paymentUid: 'p' }))).rejects.toThrow(/unique/i)
    await expect(invoices.issue(newInvoice('a', { refundUid: 'r' }))).rejects.toThrow(/unique/i)
  })

  it('an invoice of before keeps its number and uid, outside of the series', async () => {
    const { invoices } = under()
    await invoices.adopt(newInvoice('old'), { uid: 'inv-old', number: 'F250031' })
    await invoices.issue(newInvoice('new'))
    expect([await numbersOf('old'), await numbersOf('new')]).toEqual([['F250031'], ['F26-000001']])
    expect((await invoices.find('inv-old'))?.orderUid).toBe('old')
  })

  it('what was issued can be neither changed nor deleted', async () => {
    const { invoices, tamper } = under()
    const issued = await invoices.issue(newInvoice('a'))
    await expect(tamper('UPDATE invoice SET total_incl = 1')).rejects.toThrow(/never changed/)
    await expect(tamper('DELETE FROM invoice')).rejects.toThrow(/never changed/)
    expect(await invoices.find(issued.uid)).toEqual(issued)
  })

  it('a customer has the newest first, by pages, and none of others; a period has the oldest first', async () => {
    const { invoices, addOrder } = under()
    await addOrder('a', {})
    await addOrder('b', {})
    await addOrder('theirs', { customerId: 'bart' })
    for (const [orderUid, issuedAt] of [
      ['a', 1000],
      ['b', 3000],
      ['theirs', 2000],
      ['a', 2000],
    ] as const)
      await invoices.issue(newInvoice(orderUid, { issuedAt }))
    const at = async (page: Parameters<Invoices['ofCustomer']>[1]) =>
      (await invoices.ofCustomer({ customerId: 'anna', placedSince: 0 }, page)).map(({ issuedAt }) => issuedAt)
    expect([
      await at(null),
      await at({ limit: 1, offset: 1 }),
      await invoices.countOfCustomer({ customerId: 'anna', placedSince: 0 }),
    ]).toEqual([[3000, 2000, 1000], [2000], 3])
    expect((await invoices.between(1000, 3000)).map(({ orderUid, issuedAt }) => [orderUid, issuedAt])).toEqual([
      ['a', 1000],
      ['theirs', 2000],
      ['a', 2000],
    ])
  })

  it('effective orders without an invoice are known, and cancelled ones on account without a credit note', async () => {
    const { invoices, addOrder } = under()
    await addOrder('unpaid', {})
    await addOrder('paid', { payment: 'paid' })
    await addOrder('account', { payment: 'invoiced' })
    await addOrder('stopped', { payment: 'invoiced', state: 'cancelled' })
    await addOrder('back', { payment: 'paid', state: 'cancelled' })
    expect(await invoices.ordersWithout()).toEqual(['paid', 'account', 'stopped', 'back'])
    await invoices.issue(newInvoice('paid'))
    expect(await invoices.ordersWithout()).toEqual(['account', 'stopped', 'back'])
    expect(await invoices.cancelledOnAccount()).toEqual(['stopped'])
    await invoices.issue(newInvoice('stopped', {}, { kind: 'creditNote' }))
    expect(await invoices.cancelledOnAccount()).toEqual([])
  })
}
