import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@thuishaven/core/locale'
import { createTexts, languageTag, loadAccountMessages, loadCatalogue, loadFormMessages } from './createTexts.ts'
import type { Catalogue } from './createTexts.ts'

const keysOf = (catalogue: Catalogue, before = ''): readonly string[] =>
  Object.entries(catalogue).flatMap(([name, value]) => (typeof value === 'string' ? [before + name] : keysOf(value, `${before}${name}.`)))

/** As the shop would say it with the library whose format the catalogues have. */
const library = (locale: Locale, catalogues: readonly Catalogue[]) => {
  const instance = createInstance()
  void instance.init({
    lng: languageTag(locale),
    fallbackLng: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  })
  for (const catalogue of catalogues) instance.addResourceBundle(languageTag(locale), 'translation', catalogue, true, true)
  return instance
}

describe.each<Locale>(['nld', 'eng'])('the sentences of %s', (locale) => {
  it('LOC-04 are said as i18next says them, each with values for all its names and every form', async () => {
    const catalogues = [await loadCatalogue(locale), await loadFormMessages(locale), await loadAccountMessages(locale)]
    const missing: string[] = []
    const texts = createTexts(locale, catalogues[0] ?? {}, (key) => missing.push(key))
    for (const more of catalogues.slice(1)) texts.add(more)
    const oracle = library(locale, catalogues)
    const keys = new Set(catalogues.flatMap((catalogue) => keysOf(catalogue)).flatMap((key) => [key, key.replace(/_(?:one|other)$/, '')]))
    expect(keys.size).toBeGreaterThan(400)
    for (const key of keys) {
      const written = JSON.stringify(oracle.getResource(languageTag(locale), 'translation', key) ?? '')
      const names = [...written.matchAll(/\{(\w+)(, number)?/g)].map(([, name = '', format]) => ({ name, isNumber: format !== undefined }))
      for (const [count, number] of [
        [0, 0],
        [1, 4.6],
        [2, 1_234_567],
        [3, 12.3456],
        [-4, -2.5],
        [1234.5, 1234.5],
      ] as const) {
        const params = {
          ...Object.fromEntries(names.map(({ name, isNumber }) => [name, isNumber ? number : `«${name}» $& {count}`])),
          count,
        }
        expect(`${key}: ${texts.t(key, params)}`).toBe(`${key}: ${oracle.t(key, params)}`)
        expect(texts.exists(key, params)).toBe(oracle.exists(key, params))
      }
      const isPlain = names.length === 0 && oracle.exists(key)
      expect(isPlain ? texts.t(key) : null).toBe(isPlain ? oracle.t(key) : null)
    }
    expect(missing).toEqual([])
    expect([texts.t('no.such.thing'), texts.exists('no.such.thing')]).toEqual(['no.such.thing', false])
    expect(missing).toEqual(['no.such.thing'])
  })
})
