import type { Invoice, InvoiceDocument, InvoicePart, VatAmount } from '../ports/Invoices.ts'
import type { SellerRecord } from '../records/ShopRecord.ts'
import { amsterdamDay } from './amsterdamDay.ts'
import { inclVatOf } from './vatAmounts.ts'
import { lineText, sentences } from './invoiceWords.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML, without the characters that XML does not have. */
const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').replace(/[&<>"]/g, (letter) => escapes[letter] ?? '')

/** An element around others; left out when it would be empty. */
const group = (name: string, ...content: readonly string[]): string => {
  const inside = content.join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}

/** An element with a text; left out when there is none. */
const value = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string => {
  const written = Object.entries(attributes).map(([key, of]) => ` ${key}="${escaped(of)}"`)
  return text === '' ? '' : `<${name}${written.join('')}>${escaped(text)}</${name}>`
}

const decimal = (cents: number): string => (cents / 100).toFixed(2)
const amount = (name: string, cents: number): string => value(name, decimal(cents), { currencyID: 'EUR' })

const vatScheme = group('cac:TaxScheme', value('cbc:ID', 'VAT'))

/** The code of a VAT category (UNCL5305): standard rate, intra-Community supply, zero rate. */
const category = (name: string, { isReverseCharged }: InvoiceDocument, percentage: number, ...exemption: readonly string[]): string =>
  group(
    name,
    value('cbc:ID', percentage > 0 ? 'S' : isReverseCharged ? 'K' : 'Z'),
    value('cbc:Percent', decimal(percentage)),
    ...exemption,
    vatScheme,
  )

/** Numbers of the Dutch trade register are known under 0106. */
const isCocNumber = (country: string, cocNumber: string): boolean => country === 'NL' && /^\d{8}$/.test(cocNumber)

/** VAT numbers are known by country, and anybody by e-mail. */
const endpoint = ({
  cocNumber,
  vatNumber,
  emailAddress,
  country,
}: Readonly<Record<'cocNumber' | 'vatNumber' | 'emailAddress' | 'country', string>>) => {
  if (isCocNumber(country, cocNumber)) return value('cbc:EndpointID', cocNumber, { schemeID: '0106' })
  if (vatNumber !== '') return value('cbc:EndpointID', vatNumber, { schemeID: vatNumber.startsWith('BE') ? '9925' : '9944' })
  return value('cbc:EndpointID', emailAddress, { schemeID: 'EM' })
}

/**
 * The rules that the XML keeps. Peppol knows nobody by e-mail (PEPPOL-EN16931-CL008), so what has no other address, as with consumers, keeps
 * those of EN 16931 alone.
 */
const profile = ({ address, cocNumber, vatNumber }: InvoiceDocument['buyer']): readonly string[] =>
  isCocNumber(address.countryCode, cocNumber) || vatNumber !== ''
    ? [
        value('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
        value('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
      ]
    : [value('cbc:CustomizationID', 'urn:cen.eu:en16931:2017')]

const taxScheme = (vatNumber: string): string =>
  vatNumber === '' ? '' : group('cac:PartyTaxScheme', value('cbc:CompanyID', vatNumber), vatScheme)

const legalEntity = (name: string, country: string, cocNumber: string): string =>
  group(
    'cac:PartyLegalEntity',
    value('cbc:RegistrationName', name),
    isCocNumber(country, cocNumber) ? value('cbc:CompanyID', cocNumber, { schemeID: '0106' }) : '',
  )

const sellerParty = (seller: SellerRecord): string => {
  const country = seller.vatNumber.slice(0, 2)
  return group(
    'cac:Party',
    endpoint({ ...seller, country }),
    group('cac:PartyName', value('cbc:Name', seller.name)),
    group(
      'cac:PostalAddress',
      value('cbc:StreetName', seller.street),
      value('cbc:CityName', seller.city),
      value('cbc:PostalZone', seller.zipCode),
      group('cac:Country', value('cbc:IdentificationCode', country)),
    ),
    taxScheme(seller.vatNumber),
    legalEntity(seller.name, country, seller.cocNumber),
    group('cac:Contact', value('cbc:Telephone', seller.phoneNumber), value('cbc:ElectronicMail', seller.emailAddress)),
  )
}

const postalAddress = (name: string, address: InvoiceDocument['delivery']): string =>
  group(
    name,
    value('cbc:StreetName', `${address.streetName} ${address.houseNumber} ${address.houseNumberAddition}`.trim()),
    value('cbc:CityName', address.city),
    value('cbc:PostalZone', address.zipCode),
    group('cac:Country', value('cbc:IdentificationCode', address.countryCode)),
  )

const buyerParty = ({ address, emailAddress, cocNumber, vatNumber }: InvoiceDocument['buyer']): string => {
  const person = `${address.firstName} ${address.lastName}`.trim()
  const name = address.companyName === '' ? person : address.companyName
  return group(
    'cac:Party',
    endpoint({ cocNumber, vatNumber, emailAddress, country: address.countryCode }),
    group('cac:PartyName', value('cbc:Name', name)),
    postalAddress('cac:PostalAddress', address),
    taxScheme(vatNumber),
    legalEntity(name, address.countryCode, cocNumber),
    group('cac:Contact', value('cbc:Name', person), value('cbc:ElectronicMail', emailAddress)),
  )
}

const allowanceCharge = (document: InvoiceDocument, { label, isService, percentage, exclVat }: InvoicePart, isCharge: boolean): string =>
  group(
    'cac:AllowanceCharge',
    value('cbc:ChargeIndicator', `${isCharge}`),
    // Freight (UNCL7161), discount (UNCL5189).
    value('cbc:AllowanceChargeReasonCode', isCharge ? 'FC' : '95'),
    value(
      'cbc:AllowanceChargeReason',
      isService ? label : `${sentences[document.language][isCharge ? 'shipping' : 'discount']} ${label}`.trim(),
    ),
    amount('cbc:Amount', exclVat),
    category('cac:TaxCategory', document, percentage),
  )

const sumOf = (parts: readonly { readonly exclVat: number }[]): number => parts.reduce((sum, { exclVat }) => sum + exclVat, 0)

/** Every rate of a line or a sum is in the table of VAT, even where nothing is charged. */
const vatTable = ({ lines, allowances, charges, vat }: InvoiceDocument): readonly VatAmount[] =>
  Array.from(new Set([...vat, ...lines, ...allowances, ...charges].map(({ percentage }) => percentage))).map(
    (percentage) => vat.find((one) => one.percentage === percentage) ?? { percentage, amount: 0, exclVat: 0 },
  )

const taxTotal = (document: InvoiceDocument): string =>
  group(
    'cac:TaxTotal',
    amount(
      'cbc:TaxAmount',
      document.vat.reduce((sum, one) => sum + one.amount, 0),
    ),
    ...vatTable(document).map((one) =>
      group(
        'cac:TaxSubtotal',
        amount('cbc:TaxableAmount', one.exclVat),
        amount('cbc:TaxAmount', one.amount),
        category(
          'cac:TaxCategory',
          document,
          one.percentage,
          ...(document.isReverseCharged && one.percentage === 0
            ? [
                value('cbc:TaxExemptionReasonCode', 'VATEX-EU-IC'),
                value('cbc:TaxExemptionReason', sentences[document.language].reverseCharged),
              ]
            : []),
        ),
      ),
    ),
  )

const monetaryTotal = ({ lines, allowances, charges, vat, settlement }: InvoiceDocument): string => {
  const inclVat = inclVatOf(vat)
  const prepaid = settlement === 'onAccount' ? 0 : inclVat
  return group(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', sumOf(lines)),
    amount('cbc:TaxExclusiveAmount', sumOf(vat)),
    amount('cbc:TaxInclusiveAmount', inclVat),
    amount('cbc:AllowanceTotalAmount', sumOf(allowances)),
    amount('cbc:ChargeTotalAmount', sumOf(charges)),
    amount('cbc:PrepaidAmount', prepaid),
    amount('cbc:PayableAmount', inclVat - prepaid),
  )
}

/** A price of one piece would have to be rounded, so the price is that of the whole quantity. */
const lines = (document: InvoiceDocument, name: string, quantityName: string): readonly string[] =>
  document.lines.map((line, index) => {
    const [title = '', ...details] = lineText(document, line.subject, document.language)
    return group(
      name,
      value('cbc:ID', `${index + 1}`),
      value(quantityName, `${line.quantity}`, { unitCode: 'H87' }),
      amount('cbc:LineExtensionAmount', line.exclVat),
      group(
        'cac:Item',
        value('cbc:Description', details.join(', ')),
        value('cbc:Name', title),
        category('cac:ClassifiedTaxCategory', document, line.percentage),
      ),
      group(
        'cac:Price',
        amount('cbc:PriceAmount', Math.abs(line.exclVat)),
        value('cbc:BaseQuantity', `${Math.abs(line.quantity)}`, { unitCode: 'H87' }),
      ),
    )
  })

const isAdvance = ({ lines: all }: InvoiceDocument): boolean => all.some(({ subject }) => subject.type === 'advance')

/** An invoice or credit note as UBL 2.1 by EN 16931, of a business by Peppol BIS Billing 3 too; always the same bytes. */
export const ublOf = ({ number, issuedAt, document }: Pick<Invoice, 'number' | 'issuedAt' | 'document'>): string => {
  const { kind, language, seller, buyer, delivery, order, credits, dueAt, settlement, allowances, charges, reason } = document
  const isInvoice = kind === 'invoice'
  const root = isInvoice ? 'Invoice' : 'CreditNote'
  const words = sentences[language]
  const content = [
    ...profile(buyer),
    value('cbc:ID', number),
    value('cbc:IssueDate', amsterdamDay(issuedAt)),
    dueAt === null ? '' : value('cbc:DueDate', amsterdamDay(dueAt)),
    // Credit note, prepayment invoice, commercial invoice (UNCL1001).
    isInvoice ? value('cbc:InvoiceTypeCode', isAdvance(document) ? '386' : '380') : value('cbc:CreditNoteTypeCode', '381'),
    value('cbc:Note', reason),
    value('cbc:DocumentCurrencyCode', 'EUR'),
    value('cbc:BuyerReference', order.reference),
    // A supply in the Community names when it took place.
    document.isReverseCharged
      ? group('cac:InvoicePeriod', value('cbc:StartDate', amsterdamDay(order.placedAt)), value('cbc:EndDate', amsterdamDay(issuedAt)))
      : '',
    group(
      'cac:OrderReference',
      value('cbc:ID', order.reference === '' ? order.number : order.reference),
      value('cbc:SalesOrderID', order.number),
    ),
    credits === null
      ? ''
      : group(
          'cac:BillingReference',
          group('cac:InvoiceDocumentReference', value('cbc:ID', credits.number), value('cbc:IssueDate', amsterdamDay(credits.issuedAt))),
        ),
    group('cac:AccountingSupplierParty', sellerParty(seller)),
    group('cac:AccountingCustomerParty', buyerParty(buyer)),
    group('cac:Delivery', group('cac:DeliveryLocation', postalAddress('cac:Address', delivery))),
    dueAt === null
      ? ''
      : group(
          'cac:PaymentMeans',
          // Credit transfer (UNCL4461).
          value('cbc:PaymentMeansCode', '30'),
          value('cbc:PaymentID', number),
          group('cac:PayeeFinancialAccount', value('cbc:ID', seller.iban.replaceAll(' ', '')), value('cbc:Name', seller.name)),
        ),
    group('cac:PaymentTerms', value('cbc:Note', isInvoice || settlement !== 'onAccount' ? '' : words.deducted(credits?.number ?? ''))),
    ...allowances.map((part) => allowanceCharge(document, part, false)),
    ...charges.map((part) => allowanceCharge(document, part, true)),
    taxTotal(document),
    monetaryTotal(document),
    ...lines(document, `cac:${root}Line`, isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${content.join('')}</${root}>\n`
}
