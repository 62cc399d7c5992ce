import { describe, expect, it } from 'vitest'
import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { createMessages } from './createMessages.ts'

const open = async (locale: Locale, namespaces: readonly ('shop' | 'forms' | 'account' | 'consent')[]) => {
  const missing: string[] = []
  const messages = createMessages(locale, (key) => missing.push(key))
  for (const namespace of namespaces) await messages.load(namespace)
  return { ...messages, missing }
}

describe('createMessages', () => {
  it('LOC-04 one key has a singular and a plural form, in both languages', async () => {
    const [nld, eng] = [await open('nld', ['shop']), await open('eng', ['shop'])]
    const forms = ({ t }: typeof nld): readonly string[] => [0, 1, 2, 1234].map((count) => t('catalogue.count', { count }))
    expect(forms(nld)).toEqual(['0 producten', '1 product', '2 producten', '1234 producten'])
    expect(forms(eng)).toEqual(['0 products', '1 product', '2 products', '1234 products'])
    expect([...nld.missing, ...eng.missing]).toEqual([])
  })

  it('LOC-04 the plural forms are those of Intl, which is not loaded before hydration', async () => {
    for (const locale of ['nld', 'eng'] as const) {
      const { t } = await open(locale, ['shop'])
      const rules = new Intl.PluralRules(locales[locale].tag)
      const [one, other] = [t('catalogue.count', { count: 1 }), t('catalogue.count', { count: 2 })].map((text) => text.replace(/^\d /, ''))
      for (let count = 0; count <= 200; count += 1)
        expect(t('catalogue.count', { count })).toBe(`${count} ${rules.select(count) === 'one' ? one : other}`)
    }
  })

  it('LOC-04 numbers have the decimal mark of the language', async () => {
    for (const [locale, score] of [
      ['nld', '4,6 van 5'],
      ['eng', '4.6 out of 5'],
    ] as const)
      expect((await open(locale, ['shop'])).t('product.score', { average: 4.6 })).toBe(score)
  })

  it('LOC-04 a namespace is available once it is loaded, and an area may be in several', async () => {
    const messages = await open('nld', ['shop'])
    expect(messages.exists('consent.title')).toBe(false)
    await messages.load('consent')
    await messages.load('forms')
    expect(messages.exists('consent.title')).toBe(true)
    expect(['phrases.applyDiscountSuccess', 'checkout.orderAndPay', 'cart.title'].map((key) => messages.exists(key))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('LOC-04 a parameter is inserted as it is, whatever its value or name', async () => {
    const { t } = await open('nld', ['shop'])
    const title = '<b>«{count}» {title} $t(cart.title) $& & "'
    expect(t('cart.lostGone', { title })).toBe(`${title} is intussen uit je winkelwagen gehaald.`)
    expect(t('cart.title', { lng: 'en', ns: 'none', defaultValue: 'none', context: 'none', joinArrays: 'none' })).toBe('Winkelwagen')
  })

  it('LOC-04 a missing message is reported, and no key of the backend reaches anything but messages', async () => {
    const messages = await open('nld', ['shop'])
    const keys = ['no.such.thing', 'phrases.constructor', 'constructor', '__proto__', 'phrases', 'shop:cart.title', '']
    expect(keys.filter((key) => messages.exists(key))).toEqual([])
    expect(messages.t('no.such.thing')).toBe('no.such.thing')
    expect(messages.missing).toEqual(['no.such.thing'])
  })
})
