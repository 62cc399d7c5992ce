import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { formatNumber } from '@thuishaven/core/money'

/** Sentences by area and name; plural forms end in _one and _other. */
export interface Catalogue {
  readonly [area: string]: string | Catalogue
}

export type SentenceValues = Readonly<Record<string, string | number>>

/** Says the sentences of one language. */
export interface Texts {
  /** The sentence of a key with its parameters filled in; the key itself where there is none, which `onMissing` hears of. */
  readonly t: (key: string, params?: SentenceValues) => string
  readonly exists: (key: string, params?: SentenceValues) => boolean
  /** Takes note of a phrase that the host named and nobody here knows: the shopper was told something general (LOC-04). */
  readonly unknown: (key: string) => void
  /** Hears of these phrases, once of each. */
  readonly onUnknown: (tell: (key: string) => void) => void
  /** Adds sentences to those that can be said already. */
  readonly add: (catalogue: Catalogue) => void
}

/** BCP 47 tag of a language, as in html lang and Accept-Language (LOC-01). */
export const languageTag = (locale: Locale): string => locales[locale].tag

/** The sentences of one language, loaded only when it is the active one (LOC-04). */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.ts')).sentences : (await import('./eng.ts')).sentences

/** The further sentences of forms, for the checkout and the account; only these pages need them. */
export const loadFormSentences = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.forms.ts')).formSentences : (await import('./eng.forms.ts')).formSentences

/** What the customer's own pages say beside that. */
export const loadAccountSentences = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.account.ts')).accountSentences : (await import('./eng.account.ts')).accountSentences

/** What the consent wall says; it travels with the wall. */
export const loadConsentSentences = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.consent.ts')).consentSentences : (await import('./eng.consent.ts')).consentSentences

const sentencesIn = (catalogue: Catalogue, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value] as const] : sentencesIn(value, `${before}${name}.`),
  )

/**
 * Reads the part of i18next's format that the catalogues use: `{name}`, `{name, number}`, and a form for one and one for more. A first view
 * has no room for the library; the tests hold every sentence of both languages against it.
 */
export const createTexts = (locale: Locale, catalogue: Catalogue, onMissing: (key: string) => void): Texts => {
  const unknown = new Set<string>()
  let tellUnknown = (_key: string): void => undefined
  const sentences = new Map(sentencesIn(catalogue))

  /** Whole counts have one form for one and another for all others, in Dutch as in English; to ask `Intl.PluralRules` costs as much as a formatter. */
  const find = (key: string, { count }: SentenceValues): string | undefined =>
    (typeof count === 'number' ? sentences.get(`${key}_${count === 1 ? 'one' : 'other'}`) : undefined) ?? sentences.get(key)

  return {
    t: (key, params = {}) => {
      const sentence = find(key, params)
      if (sentence === undefined) {
        onMissing(key)
        return key
      }
      if (!sentence.includes('{')) return sentence
      return sentence.replace(/\{(\w+)(, number)?\}/g, (written, name: string, format: string | undefined) => {
        const value = params[name]
        if (value === undefined) return format === undefined ? written : ''
        return format !== undefined && typeof value === 'number' ? formatNumber(value, locale) : String(value)
      })
    },
    exists: (key, params = {}) => find(key, params) !== undefined,
    unknown: (key) => {
      // Once is enough.
      if (!unknown.has(key)) tellUnknown(key)
      unknown.add(key)
    },
    onUnknown: (tell) => {
      tellUnknown = tell
    },
    add: (more) => {
      for (const [key, sentence] of sentencesIn(more)) sentences.set(key, sentence)
    },
  }
}
