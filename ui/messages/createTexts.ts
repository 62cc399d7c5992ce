import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { formatNumber } from '@thuishaven/core/money'

/** Sentences by area and name; plural forms end in _one and _other. */
export interface Catalogue {
  readonly [area: string]: string | Catalogue
}

export type MessageValues = Readonly<Record<string, string | number>>

/** Says the messages of one language. */
export interface Texts {
  /** The message of a key with its parameters filled in; the key itself where there is none, which `onMissing` hears of. */
  readonly t: (key: string, params?: MessageValues) => string
  readonly exists: (key: string, params?: MessageValues) => boolean
  /** Takes note of a phrase that the backend named and nobody here knows: the shopper was told something general (LOC-04). */
  readonly unknown: (key: string) => void
  /** Hears of these phrases, once of each. */
  readonly onUnknown: (onUnknown: (key: string) => void) => void
  /** Adds messages to those that can be said already. */
  readonly add: (catalogue: Catalogue) => void
}

/** BCP 47 tag of a language, as in html lang and Accept-Language (LOC-01). */
export const languageTag = (locale: Locale): string => locales[locale].tag

/** The messages of one language, loaded only when it is the active one (LOC-04). */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.ts')).messages : (await import('./eng.ts')).messages

/** The further messages of forms, for the checkout and the account; only these pages need them. */
export const loadFormMessages = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.forms.ts')).formMessages : (await import('./eng.forms.ts')).formMessages

/** What the customer's own pages say beside that. */
export const loadAccountMessages = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.account.ts')).accountMessages : (await import('./eng.account.ts')).accountMessages

/** What the consent wall says; it travels with the wall. */
export const loadConsentMessages = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.consent.ts')).consentMessages : (await import('./eng.consent.ts')).consentMessages

const messagesIn = (catalogue: Catalogue, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value] as const] : messagesIn(value, `${before}${name}.`),
  )

/**
 * Reads the part of i18next's format that the catalogues use: `{name}`, `{name, number}`, and a form for one and one for more. A first view
 * has no room for the library; the tests hold every message of both languages against it.
 */
export const createTexts = (locale: Locale, catalogue: Catalogue, onMissing: (key: string) => void): Texts => {
  const unknown = new Set<string>()
  let tellUnknown = (_key: string): void => undefined
  const messages = new Map(messagesIn(catalogue))

  /** Whole counts have one form for one and another for all others, in Dutch as in English; to ask `Intl.PluralRules` costs as much as a formatter. */
  const find = (key: string, { count }: MessageValues): string | undefined =>
    (typeof count === 'number' ? messages.get(`${key}_${count === 1 ? 'one' : 'other'}`) : undefined) ?? messages.get(key)

  return {
    t: (key, params = {}) => {
      const message = find(key, params)
      if (message === undefined) {
        onMissing(key)
        return key
      }
      if (!message.includes('{')) return message
      return message.replace(/\{(\w+)(, number)?\}/g, (written, name: string, format: string | undefined) => {
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
    onUnknown: (onUnknown) => {
      tellUnknown = onUnknown
    },
    add: (more) => {
      for (const [key, message] of messagesIn(more)) messages.set(key, message)
    },
  }
}
