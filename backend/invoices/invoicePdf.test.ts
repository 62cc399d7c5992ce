import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { readPdf } from '../testing/readPdf.ts'
import { addToCart, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop } from '../testing/visitTestShop.ts'
import { invoicePdf } from './invoicePdf.ts'
import type { Invoice, InvoiceDocument } from '../ports/Invoices.ts'

let shop: TestShop
let invoice: Invoice
beforeEach(async () => {
  shop = await createTestShop()
  const visitor = await readyToPay(shop)
  await addToCart(visitor, 1005, 3)
  await visitor.post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
  const paid = (await visitor.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')).body
  const bank = 'paymentUrl' in paid.data ? paid.data.paymentUrl : ''
  await visitor.call('POST', bank, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
  const uid = (await visitor.call<Wire['InvoicesResponse']>('GET', '/api/v2/account/invoices')).body.data.invoices[0]?.uid ?? ''
  const found = await shop.backend.invoices.find(uid)
  if (found === null) throw new Error('There is no invoice.')
  invoice = found
})

const pdfOf = async (document: Partial<InvoiceDocument> = {}, language: 'nld' | 'eng' = 'nld') =>
  readPdf(await invoicePdf({ ...invoice, document: { ...invoice.document, ...document } }, language))
/** Formats amounts like Intl, with non-breaking spaces. */
const plain = (text: string): string => text.replace(/\u00a0|\u202f/g, ' ')
const euros = (cents: number): string => plain(new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(cents / 100))
const sumOf = (parts: readonly { readonly exclVat: number }[]): number => parts.reduce((sum, { exclVat }) => sum + exclVat, 0)

describe('an invoice', () => {
  it('ACC-01 an invoice distinguishes each line from similar ones', async () => {
    const text = plain((await pdfOf()).pages.join('\n'))
    const details = invoice.document.lines.flatMap(({ subject }) => (subject.type === 'goods' ? subject.details : []))
    expect(details).toContain('Ethernet, wifi en 2 × 4G, 200\u00A0apparaten')
    expect(details.filter((fact) => !text.includes(plain(fact)))).toEqual([])
  })

  it('ACC-01 an invoice names seller and buyer, and the VAT and its base for each rate', async () => {
    const { pages, fonts } = await pdfOf()
    const text = plain(pages.join('\n'))
    for (const notices of [
      'Thuishaven B.V.',
      'Roombeek 12',
      '7523 XB Enschede',
      'KVK 08123456',
      'Btw-nummer NL812345678B01',
      'Anna de Vries',
      '1011 AB Amsterdam',
      'F26-000001',
    ])
      expect(text).toContain(notices)
    const { vat, allowances } = invoice.document
    expect(vat.map(({ percentage }) => percentage)).toEqual([2100, 900])
    for (const { percentage, exclVat, amount } of vat)
      expect(text).toContain(`Btw ${percentage / 100}% over ${euros(exclVat)}||${euros(amount)}`)
    for (const line of [
      `Totaal excl. btw||${euros(sumOf(vat))}`,
      `Totaal incl. btw||${euros(invoice.totalInclVat)}`,
      `Betaald||${euros(invoice.totalInclVat)}`,
      `Korting WELKOM10||${euros(-sumOf(allowances))}`,
    ])
      expect(text).toContain(line)
    expect(fonts.length).toBe(2)
    expect(fonts.filter((name) => !name.startsWith('Figtree'))).toEqual([])
  })

  it('ACC-01 CHK-11 delivery and each of its services have a row, one for all rates, and one of an earlier version stays as it was', async () => {
    const way = { label: 'DHL', percentage: 2100, exclVat: 500 }
    const service = { label: 'Naar boven of tot in de kamer dragen', isService: true as const }
    const charges = [way, { ...way, percentage: 900, exclVat: 157 }]
    const upstairs = [
      { ...service, percentage: 2100, exclVat: 2_000 },
      { ...service, percentage: 900, exclVat: 892 },
    ]
    const text = plain((await pdfOf({ charges: [...charges, ...upstairs] })).pages.join('\n'))
    expect(text).toContain('Bezorging DHL||€ 6,57')
    expect(text).toMatch(/(?<!Bezorging )Naar boven of tot in de kamer dragen\|\|€ 28,92/)
    expect(plain((await pdfOf({ charges: [{ ...way, label: 'DHL, Naar boven' }] })).pages.join('\n'))).toContain(
      'Bezorging DHL, Naar boven||€ 5,00',
    )
  })

  it('ACC-01 an invoice prints every letter of a name, in either weight of the typeface', async () => {
    const { buyer } = invoice.document
    const address = { ...buyer.address, firstName: 'Łukasz Ďurčo', lastName: 'Őry-Żółć', companyName: 'Şahin & Søn €' }
    const { pages } = await pdfOf({ buyer: { ...buyer, address } })
    const text = (pages[0] ?? '').replaceAll('|', '')
    for (const name of ['Łukasz Ďurčo', 'Őry-Żółć', 'Şahin & Søn €']) expect(text).toContain(name)
  })

  it('ACC-01 letters that the typeface lacks lose their accents, or become question marks', async () => {
    const lines = [
      {
        subject: { type: 'goods' as const, title: 'Kleed Ωmega, Ǧoek 🧶, tus\u00adsen', details: [] },
        quantity: 1,
        percentage: 2100,
        exclVat: 1,
      },
    ]
    expect((await pdfOf({ lines })).pages.join('|').replaceAll('|', '')).toContain('Kleed ?mega, Goek ?, tussen')
  })

  it('ACC-01 an invoice has the numbers of a company beside the shop’s own', async () => {
    const { pages } = await pdfOf({ buyer: { ...invoice.document.buyer, cocNumber: '12345678', vatNumber: 'NL111111110B01' } })
    for (const number of ['KVK 12345678', 'Btw-nummer NL111111110B01']) expect(pages[0]).toContain(number)
  })

  it('ACC-01 a long invoice continues over numbered pages and loses no line', async () => {
    const lines = Array.from({ length: 80 }, (_, index) => ({
      subject: { type: 'goods' as const, title: `Regel nummer ${index + 1}`, details: ['Blauw'] },
      quantity: 1,
      percentage: 2100,
      exclVat: 100,
    }))
    const { pages } = await pdfOf({ lines })
    expect(pages.length).toBeGreaterThan(2)
    const text = pages.join('|')
    expect(lines.filter(({ subject }) => !text.includes(`${subject.title}|`))).toEqual([])
    pages.forEach((page, index) => expect(page).toContain(`Bladzijde ${index + 1} van ${pages.length}`))
  })

  it('LOC-01 an English invoice is in English and declares its language', async () => {
    const { pages, source } = await pdfOf({}, 'eng')
    expect(plain(pages[0] ?? '')).toContain('VAT number NL812345678B01')
    expect(source).toContain('/Lang (en-US)')
  })

  it('ACC-01 a credit note names the invoice, its reason and amounts below zero', async () => {
    const credits = { number: 'F26-000001', issuedAt: invoice.issuedAt }
    const text = plain((await pdfOf({ kind: 'creditNote', credits, reason: 'Kras op de rand' })).pages.join('\n'))
    for (const notice of [
      'Creditnota',
      'Op factuur||F26-000001',
      'Reden: Kras op de rand',
      `Totaal incl. btw||${euros(-invoice.totalInclVat)}`,
      `Terugbetaald||${euros(-invoice.totalInclVat)}`,
    ])
      expect(text).toContain(notice)
  })

  it('ACC-01 an invoice on account says where it is paid, and one without VAT why', async () => {
    const text = plain((await pdfOf({ settlement: 'onAccount', dueAt: Date.UTC(2026, 11, 5), isReverseCharged: true })).pages.join('\n'))
    for (const notice of [
      'Te betalen voor||5 december 2026',
      `Nog te betalen||${euros(invoice.totalInclVat)}`,
      'Maak het bedrag over op NL91 ABNA 0417 1643 00 en noem daarbij F26-000001.',
      'Btw 0%, intracommunautaire levering: artikel 138 btw-richtlijn (2006/112/EG)',
    ])
      expect(text).toContain(notice)
  })

  it('ACC-01 an invoice is PDF/A-3a with its XML inside, and always the same bytes', async () => {
    const [file, again] = [await invoicePdf(invoice, 'nld'), await invoicePdf(invoice, 'nld')]
    expect(Buffer.compare(file, again)).toBe(0)
    const { source, fonts } = readPdf(file)
    for (const part of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>A</pdfaid:conformance>',
      '/S /GTS_PDFA1',
      '/Marked true',
      '/AFRelationship /Alternative',
      '/Subtype /text#2Fxml',
      '(F26-000001.xml)',
      '/Type /Metadata',
    ])
      expect(source).toContain(part)
    // Nothing that PDF/A forbids: scripts, actions, encryption, transparency, fonts that are not embedded, types of structure that are none.
    for (const part of ['/JavaScript', '/AA', '/Encrypt', '/SMask', '/ca ', '/CA ', '/S /Artifact', '/S /Sect '])
      expect(source).not.toContain(part)
    expect((source.match(/\/FontFile2 /g) ?? []).length).toBe(fonts.length)
  })
})
