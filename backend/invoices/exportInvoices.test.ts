import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleDocument } from '../ports/testing/invoicesSuite.ts'
import type { InvoiceDocument } from '../ports/Invoices.ts'
import { openSqliteStore } from '../store/sqliteStore.ts'
import type { Store } from '../store/Store.ts'
import { exportInvoices, periodOf } from './exportInvoices.ts'
import { createTableInvoices } from './tableInvoices.ts'

let folder: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invoices-'))
  store = openSqliteStore(null)
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await store.close()
})

it('the accountant gets each document of a period as PDF and XML, and a table of rates in which no text is a formula', async () => {
  let count = 0
  const invoices = createTableInvoices(store, (prefix) => `${prefix}-${(count += 1)}`)
  const issue = (issuedAt: number, document: Partial<InvoiceDocument>) =>
    invoices.issue({ orderUid: 'a', paymentUid: null, refundUid: null, issuedAt, document: { ...sampleDocument, ...document } })
  const { buyer } = sampleDocument
  const vat = [
    { percentage: 2100, exclVat: 10_000, amount: 2100 },
    { percentage: 900, exclVat: 1000, amount: 90 },
  ]
  await issue(Date.UTC(2026, 2, 31, 21, 59), {})
  await issue(Date.UTC(2026, 2, 31, 22), { vat, buyer: { ...buyer, address: { ...buyer.address, companyName: '=1+1;"x"' } } })
  await issue(Date.UTC(2026, 5, 30, 21, 59), { kind: 'creditNote', credits: { number: 'F26-000002', issuedAt: 0 } })
  await issue(Date.UTC(2026, 5, 30, 22), {})
  const period = periodOf('2026-04-01', '2026-06-30')
  if (period === null) throw new Error('no period')
  expect(await exportInvoices(invoices, period, join(folder, 'quarter'))).toBe(2)
  expect((await readdir(join(folder, 'quarter'))).toSorted()).toEqual([
    'C26-000001.pdf',
    'C26-000001.xml',
    'F26-000002.pdf',
    'F26-000002.xml',
    'facturen.csv',
  ])
  expect((await readFile(join(folder, 'quarter', 'facturen.csv'), 'utf8')).split('\r\n')).toEqual([
    '\uFEFFnummer;soort;datum;bestelling;op factuur;koper;land;btw-nummer;btw-tarief;excl. btw;btw;incl. btw',
    `"F26-000002";factuur;2026-04-01;"TH-260001";"";"'=1+1;""x""";NL;"NL111111110B01";21;100,00;21,00;121,00`,
    `"F26-000002";factuur;2026-04-01;"TH-260001";"";"'=1+1;""x""";NL;"NL111111110B01";9;10,00;0,90;10,90`,
    '"C26-000001";creditnota;2026-06-30;"TH-260001";"F26-000002";"Vis & Co";NL;"NL111111110B01";21;-100,00;-21,00;-121,00',
    '',
  ])
})

it.each([
  ['2026-02-30', '2026-03-01'],
  ['2026-03-02', '2026-03-01'],
  ['vandaag', '2026-03-01'],
])('%s to %s is no period', (from, to) => {
  expect(periodOf(from, to)).toBeNull()
})
