import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isBelgianCompanyNumber, isDutchVatId } from '../../core/validation/fields.ts'
import { root } from '../../tools/build/sources.ts'
import { accountMessages as accountEng } from '../../ui/messages/eng.account.ts'
import { formMessages as formsEng } from '../../ui/messages/eng.forms.ts'
import { messages as eng } from '../../ui/messages/eng.ts'
import { accountMessages as accountNld } from '../../ui/messages/nld.account.ts'
import { consentMessages as consentEng } from '../../ui/messages/eng.consent.ts'
import { consentMessages as consentNld } from '../../ui/messages/nld.consent.ts'
import { formMessages as formsNld } from '../../ui/messages/nld.forms.ts'
import { messages as nld } from '../../ui/messages/nld.ts'
import { messages as lite } from '../../ui/lite/messages.ts'
import type { Catalogue, MessageValues } from '../../ui/messages/createMessages.ts'
import { allTexts } from '../../ui/app/server/allTexts.server.ts'

const flat = (catalogue: Catalogue, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + name, value]] : [...flat(value, `${prefix}${name}.`)],
    ),
  )

const all = (...catalogues: readonly Catalogue[]): Map<string, string> => new Map(catalogues.flatMap((catalogue) => [...flat(catalogue)]))
const dutch = all(nld, formsNld, accountNld, consentNld)
const english = all(eng, formsEng, accountEng, consentEng)

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* files(path)
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name)) yield path
  }
}

const hasMessage = (key: string): boolean => dutch.has(key) || (dutch.has(`${key}_one`) && dutch.has(`${key}_other`))
const keysIn = (folders: readonly string[], pattern: RegExp): readonly { key: string; file: string }[] =>
  folders.flatMap((folder) =>
    [...files(folder)].flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map((match) => ({ key: match[1] ?? '', file })),
    ),
  )

/** What no message of a language says, but for the keys whose words the requirements fix. */
const styles: { language: 'Dutch' | 'English'; rule: string; pattern: RegExp; exact: readonly string[] }[] = [
  { language: 'Dutch', rule: 'goods are delivered: bezorgen', pattern: /verzend/i, exact: [] },
  { language: 'Dutch', rule: 'a reference is a referentie', pattern: /kenmerk/i, exact: [] },
  { language: 'Dutch', rule: 'drawings are no photographs', pattern: /\bfoto/i, exact: [] },
  { language: 'Dutch', rule: 'the cart is a winkelwagen', pattern: /winkelmand|winkelwagentje/i, exact: [] },
  { language: 'Dutch', rule: 'one logs in', pattern: /aanmelden|afmelden/i, exact: [] },
  { language: 'Dutch', rule: 'the return period is a parameter, not a number', pattern: /\b60[ -]?dagen/i, exact: [] },
  { language: 'Dutch', rule: 'statutory rights are called legal', pattern: /(?<!wettelijke )garantie/i, exact: [] },
  { language: 'English', rule: 'the cart is a cart', pattern: /basket/i, exact: ['productPanels.add'] },
  {
    language: 'English',
    rule: 'within a text the cart is a cart',
    pattern: /shopping cart/,
    exact: ['cart.login'],
  },
  { language: 'English', rule: 'goods are delivered, not brought', pattern: /\b(?:shipping|sending|shipment)\b/i, exact: [] },
  { language: 'English', rule: 'one logs in', pattern: /\bsign(?:ed|ing)?[ -](?:in|out|up)\b/i, exact: [] },
  { language: 'English', rule: 'one continues', pattern: /\bgo on\b/i, exact: [] },
  { language: 'English', rule: 'one calls and e-mails', pattern: /\bring\b|(?<!e-)\bmail(?:s|ed)?\b/i, exact: [] },
  {
    language: 'English',
    rule: 'spelled as in the United States',
    pattern: /colour|fibre|litre|metre|grey|cancell|catalogue|favourite|any more\b/i,
    exact: [],
  },
  { language: 'English', rule: 'the return period is a parameter, not a number', pattern: /\b60[ -]?days?/i, exact: [] },
  { language: 'English', rule: 'statutory rights are called legal', pattern: /warranty|(?<!legal |money-back )guarantee/i, exact: [] },
  {
    language: 'English',
    rule: 'no Dutch words',
    pattern: /\b(?:het|een|je|jouw|niet|voor|naar|bestelling|winkelwagen|gratis|bezorgd|uur|maat)\b/i,
    exact: [],
  },
]
for (const language of ['Dutch', 'English'] as const)
  styles.push(
    // Amounts and percentages bring the sign of their language with them.
    { language, rule: 'no sign before a number', pattern: /(?<![A-Z])[-−‐]\s?(?:[\d€]|\{(?:amount|price|percentage|count)\})/, exact: [] },
    { language, rule: 'no space before a percent sign', pattern: /\s%/, exact: [] },
    { language, rule: 'a range has an en dash', pattern: /\} - \D?\{|\d - \d/, exact: language === 'Dutch' ? ['delivery.weeks'] : [] },
  )

describe('the messages of both languages', () => {
  it('LOC-04 both languages have the same message keys', () => {
    expect([...english.keys()].toSorted()).toEqual([...dutch.keys()].toSorted())
    expect(dutch.size).toBeGreaterThan(300)
  })

  it('LOC-04 no message is empty, and both languages have the same parameters', () => {
    const parameters = (text: string) =>
      Array.from(text.matchAll(/\{(\w+)/g), ([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))
    for (const [key, text] of dutch) {
      expect(text, key).not.toBe('')
      expect(parameters(english.get(key) ?? ''), key).toEqual(parameters(text))
    }
  })

  it('VAL-06 the example VAT numbers in messages pass their own check', () => {
    for (const catalogue of [dutch, english]) {
      const examples = [...catalogue.values()].flatMap((text) => text.match(/(?:NL\d{9}B\d{2}|BE\d{10})/g) ?? [])
      expect(examples.length).toBeGreaterThan(3)
      expect(examples.filter((example) => !isDutchVatId(example) && !isBelgianCompanyNumber(example))).toEqual([])
    }
  })

  it('LOC-04 every phrase of the core has a message', () => {
    const named = keysIn(['core'], /key: '([A-Za-z]+\.[A-Za-z.]+)'/g)
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(({ key }) => !hasMessage(key))).toEqual([])
  })

  it('LOC-04 every message is used', () => {
    const places = ['ui', 'core', 'contracts', 'backend', 'mock-server'].flatMap((folder) => [...files(folder)])
    const written = places
      .filter((file) => !/^ui\/messages\/(?:nld|eng)/.test(file) && !file.startsWith('ui/lite/'))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    // A key stands in quotes, or is put together in a template; the backend names its own without the area.
    const quoted = new Set([...written.matchAll(/'((?:[A-Za-z]\w*\.)*[A-Za-z]\w*)'/g)].map((match) => match[1] ?? ''))
    const templates = [...new Set([...written.matchAll(/`((?:[A-Za-z]\w*\.)+\$\{[^`]+)`/g)].map((match) => match[1] ?? ''))]
      .filter((template) => !template.startsWith('phrases.'))
      .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '\\w+')}$`))
    const isUsed = (key: string): boolean => {
      const messageKey = key.replace(/_(?:one|other)$/, '')
      return (
        quoted.has(key) ||
        quoted.has(messageKey) ||
        quoted.has(messageKey.replace(/^phrases\./, '')) ||
        templates.some((template) => template.test(messageKey))
      )
    }
    expect(templates.length).toBeGreaterThan(10)
    expect([...dutch.keys()].filter((key) => !isUsed(key))).toEqual([])
  })

  it('CFG-06 CRT-06 messages about one piece are in the singular', async () => {
    const spoken = { nld: await allTexts('nld', () => undefined), eng: await allTexts('eng', () => undefined) }
    const entries = (locale: 'nld' | 'eng', key: string, params: MessageValues): string => spoken[locale].t(key, params)
    const left = 'phrases.cartLineQuantityExceededAvailableStockQuantity'
    expect(entries('nld', left, { count: 1 })).toBe('Er is er nog maar 1 op voorraad.')
    expect(entries('nld', left, { count: 3 })).toBe('Er zijn er nog maar 3 op voorraad.')
    expect(entries('eng', left, { count: 1 })).toBe('There is only 1 left in stock.')
    expect(entries('eng', left, { count: 3 })).toBe('There are only 3 left in stock.')
    expect(entries('nld', 'cart.lowered', { requested: 5, count: 1 })).toBe('Je wilde er 5; er is er nog 1.')
    expect(entries('eng', 'cart.lowered', { requested: 5, count: 1 })).toBe('You wanted 5; there is only 1 left.')
  })

  it.each(styles)('LOC-04 the messages have one style in $language: $rule', ({ language, pattern, exact }) => {
    const entries = language === 'Dutch' ? [...dutch] : [...english]
    const offences = entries.filter(([key, text]) => pattern.test(text) && !exact.includes(key))
    expect(offences).toEqual([])
  })

  it.each([
    ['nld', dutch],
    ['eng', english],
  ] as const)('LOC-04 the lite front end words the phrases of the core as the shop does: %s', (locale, shop) => {
    const phrases = Object.entries(lite[locale]).filter(([key]) => /^(?:delivery|price|rug)\./.test(key))
    expect(phrases.length).toBeGreaterThan(15)
    expect(phrases.filter(([key, text]) => shop.get(key)?.replaceAll(', number}', '}') !== text)).toEqual([])
  })

  it('CHK-13 every button that commits to paying has the same label', () => {
    expect(dutch.get('checkout.orderAndPay')).toBe('Bestellen en betalen')
    expect(english.get('checkout.orderAndPay')).toBe('Order and pay')
    const payStep = readFileSync(join(root, 'ui/features/checkout/PayStep.tsx'), 'utf8')
    expect(payStep.match(/label=\{text\('checkout\.orderAndPay'\)\}/g)).toHaveLength(1)
  })
})
