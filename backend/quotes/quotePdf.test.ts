import { expect, it } from 'vitest'
import { createTestShop } from '../testing/visitTestShop.ts'
import { readPdf } from '../testing/readPdf.ts'
import { quotePdf } from './quotePdf.ts'
import { endOfDay } from './quotes.ts'
import type { QuoteOffer, StoredQuote } from './quotes.ts'

const { seller } = (await createTestShop()).backend.shop

const lineOf = (nld: string, eng: string, quantity: number) => ({
  productId: 1001,
  quantity,
  options: [],
  title: { nld, eng },
  choices: [{ nld: 'Vorm: Rond ⌀ 240 cm', eng: 'Shape: Round ⌀ 240 cm' }],
  vat: 2100,
})
const quote: StoredQuote = {
  uid: 'quote-1',
  number: 'O26-0007',
  customerId: null,
  emailAddress: 'noor@voorbeeld.test',
  name: 'Noor Łuczak',
  message: '',
  language: 'nld',
  lines: [lineOf('Kleed', 'Rug', 3), lineOf('Kamerlinde', 'African linden', 20)],
  answer: null,
  status: 'answered',
  reason: '',
  requestedCartUid: null,
  cartUid: null,
  requestedAt: Date.UTC(2026, 10, 27, 23, 30),
  updatedAt: Date.UTC(2026, 10, 28),
}
const offer: QuoteOffer = {
  prices: [
    { unitPrice: 33_333, vat: 2100 },
    { unitPrice: 1_999, vat: 900 },
  ],
  vatIncluded: false,
  expiresOn: '2026-12-31',
  text: 'Levering in één keer.\n\nGroet, Thuishaven',
}
/** Formats amounts like Intl, with non-breaking spaces. */
const plain = (text: string): string => text.replace(/\u00a0|\u202f/g, ' ')
const pdfOf = async ({
  change = {},
  state = {},
  language = 'nld',
  now = Date.UTC(2026, 11, 1),
  isDepositDue = true,
}: {
  readonly change?: Partial<QuoteOffer>
  readonly state?: Partial<StoredQuote>
  readonly language?: 'nld' | 'eng'
  readonly now?: number
  readonly isDepositDue?: boolean
} = {}) => {
  const answer = { ...offer, ...change }
  const { pages, source } = readPdf(await quotePdf({ ...quote, answer, ...state }, answer, { seller, isDepositDue }, language, now))
  return { pages: pages.map(plain), text: plain(pages.join('\n')), source }
}

it('a quote as PDF names the shop, the asker, the day, every line, and the VAT and its base for each rate', async () => {
  const { text } = await pdfOf()
  for (const part of [
    'Thuishaven B.V.',
    'Btw-nummer NL812345678B01',
    'Offertenummer||O26-0007',
    'Aangevraagd||28 november 2026',
    'Geldig tot en met||31 december 2026',
    'Noor ||Ł||uczak',
    'noor@voorbeeld.test',
    'Kleed||Vorm: Rond Ø 240 cm||3||€ 333,33||21%||€ 999,99',
    'Kamerlinde||Vorm: Rond Ø 240 cm||20||€ 19,99||9%||€ 399,80',
    'Totaal excl. btw||€ 1.399,79',
    'Btw 21% over € 999,99||€ 210,00',
    'Btw 9% over € 399,80||€ 35,98',
    'Totaal incl. btw||€ 1.645,77',
    'Bedragen per regel zijn excl. btw.',
    'Zonder bezorging',
    'Levering in één keer.',
    'Groet, Thuishaven',
    'Bladzijde 1 van 1',
  ])
    expect(text).toContain(part)
})

it('what is made to measure is not returned, and a part of it is paid in advance where the shop wants a deposit: the file says so of nothing else', async () => {
  const made = { ...lineOf('Kleed', 'Rug', 1), delivery: { totalDays: 15, unit: 'week' } as const }
  const custom = { shape: 'Rond', width: null, length: null, diameter: 240 } as const
  const lines = [{ ...made, options: [{ groupId: 'vorm', itemId: 'vorm-rond', custom }] }, lineOf('Kamerlinde', 'African linden', 20)]
  const terms = {
    nld: ['een levertijd van 2 - 3 weken', 'voor 20% vooraf en voor 80% bij bezorging', 'kun je niet retourneren'],
    eng: ['takes 2 - 3 weeks', 'pay 20% in advance and 80% on delivery', 'cannot be returned'],
  }
  for (const language of ['nld', 'eng'] as const) {
    const { text } = await pdfOf({ state: { lines }, language })
    const without = await pdfOf({ language })
    for (const part of terms[language]) {
      expect(text).toContain(part)
      expect(without.text).not.toContain(part)
    }
    const { text: paidAtOnce } = await pdfOf({ state: { lines }, language, isDepositDue: false })
    const [within = '', deposit = '', noReturn = ''] = terms[language]
    expect([within, deposit, noReturn].map((part) => paidAtOnce.includes(part))).toEqual([true, false, true])
  }
})

it('prices that include VAT stay as the shop set them, and VAT is taken out of them once for each line', async () => {
  const { text } = await pdfOf({ change: { vatIncluded: true } })
  for (const part of [
    '€ 333,33||21%||€ 999,99',
    'Bedragen per regel zijn incl. btw.',
    'Btw 21% over € 826,44||€ 173,55',
    'Btw 9% over € 366,79||€ 33,01',
    'Totaal excl. btw||€ 1.193,23',
    'Totaal incl. btw||€ 1.399,79',
  ])
    expect(text).toContain(part)
})

it('LOC-01 an English quote is in English with English names, and declares its language', async () => {
  const { text, source } = await pdfOf({ language: 'eng' })
  for (const part of [
    'Quote number||O26-0007',
    'Valid until||December 31, 2026',
    'Rug||Shape: Round Ø 240 cm',
    'Total incl. VAT||€1,645.77',
  ])
    expect(text).toContain(part)
  expect(source).toContain('/Lang (en-US)')
  expect(source).not.toContain('/AFRelationship')
})

it('a quote says when it has expired, an accepted one too', async () => {
  const late = endOfDay(offer.expiresOn)
  expect((await pdfOf({ now: late - 1 })).text).toContain('Geldig tot en met||31 december 2026')
  expect((await pdfOf({ now: late })).text).toContain('Verlopen na||31 december 2026')
  expect((await pdfOf({ now: late, state: { status: 'accepted' } })).text).toContain('Verlopen na||31 december 2026')
})

it('long lists and long texts go on over numbered pages and lose nothing', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => lineOf(`Regel nummer ${index + 1}`, '', 1))
  const written = Array.from({ length: 90 }, (_, index) => `Alinea ${index + 1}.`)
  const { pages, text } = await pdfOf({
    state: { lines },
    change: { prices: lines.map(() => ({ unitPrice: 100, vat: 2100 })), text: written.join('\n') },
  })
  expect(pages.length).toBeGreaterThan(3)
  expect([...lines.map(({ title }) => title.nld), ...written].filter((part) => !text.includes(`${part}|`))).toEqual([])
  expect(pages.at(-1)).toContain(`Bladzijde ${pages.length} van ${pages.length}`)
})
