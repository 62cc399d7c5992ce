import { inflateSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop } from '../testing/visitTestShop.ts'
import { invoicePdf } from './invoicePdf.ts'
import { invoiceOf, orderOfCustomer } from './orders.ts'
import type { StoredOrder } from './orders.ts'

/** The text of a PDF page by page, read back through the fonts' own maps of glyphs to letters, with the names of the embedded fonts. */
const readPdf = (file: Uint8Array): { readonly pages: readonly string[]; readonly fonts: readonly string[]; readonly source: string } => {
  const source = Buffer.from(file).toString('latin1')
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number, body]) => [number ?? '', body ?? '']))
  const streamOf = (number: string): string => {
    const [head = '', rest = ''] = (objects.get(number) ?? '').split(/stream\n/, 2)
    const bytes = Buffer.from(rest.slice(0, Number(/\/Length (\d+)/.exec(head)?.[1])), 'latin1')
    return (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const lettersOf = (font: string): ReadonlyMap<string, string> => {
    const map = streamOf(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '')
    const letters = [...map.matchAll(/<([0-9a-f]+)>(?=[^<]*<|[^<]*\])/gi)].map(([, code]) => code ?? '')
    // pdfkit numbers the glyphs it embeds from 0, in the order of this list.
    const listed = /beginbfrange\n<0000> <[0-9a-f]+> \[([^\]]*)\]/i.exec(map)?.[1]?.match(/<([0-9a-f ]*)>/gi) ?? letters
    return new Map(
      listed.map((code, glyph) => [
        glyph.toString(16).padStart(4, '0'),
        Buffer.from(code.replace(/[<> ]/g, ''), 'hex').swap16().toString('utf16le'),
      ]),
    )
  }
  const fontsOf = (page: string) => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? page
    const block = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
    return new Map(
      [...block.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => [name ?? '', lettersOf(objects.get(number ?? '') ?? '')]),
    )
  }
  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => {
      const fonts = fontsOf(page)
      let letters: ReadonlyMap<string, string> = new Map()
      return [...streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
        .map(([, font, shown]) => {
          if (font !== undefined) letters = fonts.get(font) ?? letters
          return [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)]
            .flatMap(([, hex]) => (hex ?? '').match(/.{4}/g) ?? [])
            .map((glyph) => letters.get(glyph.toLowerCase()) ?? '?')
            .join('')
        })
        .join('|')
    })
  return { pages, fonts: [...source.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name ?? ''), source }
}

let shop: TestShop
let order: StoredOrder
beforeEach(async () => {
  shop = await createTestShop()
  const visitor = await readyToPay(shop)
  await addToCart(visitor, 1005, 3)
  await visitor.post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
  const paid = (await visitor.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')).body
  expect(paid.status).toBe('success')
  const bank = 'paymentUrl' in paid.data ? paid.data.paymentUrl : ''
  await visitor.call('POST', bank, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
  const uid = (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.orders[0]?.uid ?? ''
  order = await orderOfCustomer(shop.backend, 'customer-actief', uid)
})

const pdfOf = async (of: StoredOrder, language: 'nld' | 'eng' = 'nld') => {
  const invoice = invoiceOf(of)
  if (invoice === null) throw new Error('There is no invoice.')
  return readPdf(await invoicePdf(shop.backend.shop.seller, invoice, of, language))
}
/** Formats amounts like Intl, with non-breaking spaces. */
const plain = (text: string): string => text.replace(/\u00a0|\u202f/g, ' ')

describe('an invoice', () => {
  it('ACC-01 an invoice distinguishes each line from similar ones', async () => {
    const text = plain((await pdfOf(order)).pages.join('\n'))
    const facts = order.placed.lines.flatMap((line) => line.facts ?? [])
    expect(facts).toContain('Ethernet, wifi en 2 × 4G')
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
  })

  it('ACC-01 an invoice names seller and buyer, and the VAT and its base for each rate', async () => {
    const { pages, fonts } = await pdfOf(order)
    const text = plain(pages.join('\n'))
    for (const notices of [
      'Thuishaven B.V.',
      'Roombeek 12',
      '7523 XB Enschede',
      'KVK 08123456',
      'Btw-nummer NL812345678B01',
      'Anna de Vries',
      '1011 AB Amsterdam',
      `F${order.number.slice(3)}`,
    ])
      expect(text).toContain(notices)
    expect(order.placed.vat.map(({ percentage }) => percentage)).toEqual([2100, 900])
    const euros = (cents: number): string =>
      plain(new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(cents / 100))
    for (const { percentage, exclVat, amount } of order.placed.vat) {
      expect(text).toContain(`Btw ${percentage / 100}% over ${euros(exclVat)}||${euros(amount)}`)
    }
    const { totalExclVat, totalInclVat, discountExclVat } = order.placed.cartTotals
    for (const line of [
      `Totaal excl. btw||${euros(totalExclVat)}`,
      `Totaal incl. btw||${euros(totalInclVat)}`,
      `Korting WELKOM10||${euros(-discountExclVat)}`,
    ])
      expect(text).toContain(line)
    expect(fonts.length).toBe(2)
    expect(fonts.filter((name) => !name.startsWith('Figtree'))).toEqual([])
  })

  it('ACC-01 an invoice prints every letter of a name, in either weight of the typeface', async () => {
    const invoice = { ...order.placed.addresses.invoice, firstName: 'Łukasz Ďurčo', lastName: 'Őry-Żółć', companyName: 'Şahin & Søn €' }
    const { pages } = await pdfOf({ ...order, placed: { ...order.placed, addresses: { ...order.placed.addresses, invoice } } })
    const text = (pages[0] ?? '').replaceAll('|', '')
    for (const name of ['Łukasz Ďurčo', 'Őry-Żółć', 'Şahin & Søn €']) expect(text).toContain(name)
  })

  it('ACC-01 an invoice has the VAT number of a company beside the shop’s own', async () => {
    const { pages } = await pdfOf({ ...order, placed: { ...order.placed, vatNumber: 'NL111111110B01' } })
    expect(pages[0]).toContain('Btw-nummer NL111111110B01')
  })

  it('ACC-01 a long invoice continues over numbered pages and loses no line', async () => {
    const [line] = order.placed.lines
    if (line === undefined) throw new Error('The order has no line.')
    const lines = Array.from({ length: 80 }, (_, index) => ({ ...line, title: `Regel nummer ${index + 1}` }))
    const { pages } = await pdfOf({ ...order, placed: { ...order.placed, lines } })
    expect(pages.length).toBeGreaterThan(2)
    const text = pages.join('|')
    expect(lines.filter(({ title }) => !text.includes(`${title}|`))).toEqual([])
    pages.forEach((page, index) => expect(page).toContain(`Bladzijde ${index + 1} van ${pages.length}`))
  })

  it('LOC-01 an English invoice is in English and declares its language', async () => {
    const { pages, source } = await pdfOf(order, 'eng')
    expect(plain(pages[0] ?? '')).toContain('VAT number NL812345678B01')
    expect(source).toContain('/Lang (en-US)')
  })
})
