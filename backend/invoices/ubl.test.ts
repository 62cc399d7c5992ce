import { describe, expect, it } from 'vitest'
import { sampleDocument } from '../ports/testing/invoicesSuite.ts'
import type { InvoiceDocument } from '../ports/Invoices.ts'
import { ublOf } from './ubl.ts'

const issuedAt = Date.UTC(2026, 10, 27, 23, 30)
const xmlOf = (document: Partial<InvoiceDocument> = {}): string =>
  ublOf({ number: 'F26-000001', issuedAt, document: { ...sampleDocument, ...document } })
const { address } = sampleDocument.buyer

describe('the XML of an invoice', () => {
  it('ACC-01 the XML of an invoice names numbers, days, order and parties where Peppol looks for them', () => {
    const xml = xmlOf({ settlement: 'onAccount', dueAt: issuedAt })
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Invoice /)
    for (const part of [
      '<cbc:ID>F26-000001</cbc:ID><cbc:IssueDate>2026-11-28</cbc:IssueDate><cbc:DueDate>2026-11-28</cbc:DueDate><cbc:InvoiceTypeCode>380<',
      '<cbc:BuyerReference>INK-7</cbc:BuyerReference><cac:OrderReference><cbc:ID>INK-7</cbc:ID><cbc:SalesOrderID>TH-260001<',
      '<cbc:EndpointID schemeID="0106">08123456</cbc:EndpointID><cac:PartyName><cbc:Name>Huis &amp; Haard B.V.</cbc:Name>',
      '<cac:PartyTaxScheme><cbc:CompanyID>NL812345678B01</cbc:CompanyID>',
      '<cbc:RegistrationName>Vis &amp; Co</cbc:RegistrationName><cbc:CompanyID schemeID="0106">12345678</cbc:CompanyID>',
      '<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>F26-000001</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>NL91ABNA0417164300<',
      '<cbc:PayableAmount currencyID="EUR">121.00</cbc:PayableAmount>',
    ])
      expect(xml).toContain(part)
  })

  it('ACC-01 the XML of what is paid asks for nothing', () => {
    const xml = xmlOf()
    expect(xml).toContain(
      '<cbc:PrepaidAmount currencyID="EUR">121.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>',
    )
    expect(xml).not.toMatch(/PaymentMeans|DueDate/)
  })

  it('ACC-01 the XML of a credit note names its invoice and why, and says where it is set off', () => {
    const credits = { number: 'F26-000007', issuedAt }
    const xml = xmlOf({ kind: 'creditNote', credits, reason: 'Kras', settlement: 'onAccount' })
    for (const part of [
      '<CreditNote ',
      '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode><cbc:Note>Kras</cbc:Note>',
      '<cac:InvoiceDocumentReference><cbc:ID>F26-000007</cbc:ID><cbc:IssueDate>2026-11-28</cbc:IssueDate>',
      '<cac:PaymentTerms><cbc:Note>Gaat af van factuur F26-000007</cbc:Note></cac:PaymentTerms>',
      '<cbc:CreditedQuantity unitCode="H87">2</cbc:CreditedQuantity>',
    ])
      expect(xml).toContain(part)
  })

  it('ACC-01 the XML of a supply to another member state has category K, its reason and its period', () => {
    const xml = xmlOf({
      isReverseCharged: true,
      vat: [{ percentage: 0, exclVat: 10_000, amount: 0 }],
      lines: [{ subject: { type: 'goods', title: 'Kleed', details: [] }, quantity: 2, percentage: 0, exclVat: 10_000 }],
      buyer: { address: { ...address, countryCode: 'BE' }, emailAddress: '', cocNumber: '', vatNumber: 'BE0428759497' },
    })
    for (const part of [
      '<cbc:EndpointID schemeID="9925">BE0428759497</cbc:EndpointID>',
      '<cac:InvoicePeriod><cbc:StartDate>2026-11-20</cbc:StartDate><cbc:EndDate>2026-11-28</cbc:EndDate></cac:InvoicePeriod>',
      '<cbc:ID>K</cbc:ID><cbc:Percent>0.00</cbc:Percent><cbc:TaxExemptionReasonCode>VATEX-EU-IC</cbc:TaxExemptionReasonCode>',
    ])
      expect(xml).toContain(part)
  })

  it('ACC-01 the XML of who has only an e-mail address, as a consumer, keeps EN 16931 and claims no rule of Peppol, which knows nobody by it', () => {
    const customizations = (buyer: Partial<InvoiceDocument['buyer']>) =>
      xmlOf({ buyer: { ...sampleDocument.buyer, ...buyer } }).match(/<cbc:CustomizationID>.*?(?=<cbc:ID>)/)?.[0]
    const peppol =
      '<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>'
    const consumer = { cocNumber: '', vatNumber: '', emailAddress: 'noor@voorbeeld.test' }
    expect(customizations({})).toBe(peppol)
    expect(customizations({ ...consumer, vatNumber: 'NL812345678B01' })).toBe(peppol)
    expect(customizations(consumer)).toBe('<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>')
    expect(customizations({ ...consumer, cocNumber: 'onbekend' })).toBe(
      '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>',
    )
    expect(xmlOf({ buyer: { ...sampleDocument.buyer, ...consumer } })).toContain('<cbc:EndpointID schemeID="EM">noor@voorbeeld.test<')
  })

  it('ACC-01 the XML has no character that XML forbids, and is the same each time', () => {
    const title = 'Kleed <b>"3 × 4"</b> & meer\u0000\u000B'
    const lines = [{ subject: { type: 'goods' as const, title, details: [] }, quantity: 1, percentage: 2100, exclVat: 10_000 }]
    expect(xmlOf({ lines })).toContain('<cbc:Name>Kleed &lt;b&gt;&quot;3 × 4&quot;&lt;/b&gt; &amp; meer</cbc:Name>')
    expect(xmlOf({ lines })).toBe(xmlOf({ lines }))
  })
})
