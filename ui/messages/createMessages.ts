import { createInstance } from 'i18next'
import type { FormatterModule } from 'i18next'
import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { formatNumber } from '@thuishaven/core/money'
import type { MessageNamespace } from './messageKeys.ts'

/** Messages by area and name; plural forms end in the categories of `Intl.PluralRules`. */
export interface Catalogue {
  readonly [area: string]: string | Catalogue
}

export type MessageValues = Readonly<Record<string, string | number>>

/** The messages of one language. */
export interface Messages {
  /** The message of a key with its parameters filled in; the key itself where there is none, which `onMissing` receives. */
  readonly t: (key: string, params?: MessageValues) => string
  readonly exists: (key: string, params?: MessageValues) => boolean
  /** Reports an unknown phrase of the backend, for which the shopper saw a general message (LOC-04). */
  readonly unknown: (key: string) => void
  /** Receives these phrases, once each. */
  readonly onUnknown: (onUnknown: (key: string) => void) => void
  /** Loads a namespace, with the feature that shows it. */
  readonly load: (namespace: MessageNamespace) => Promise<void>
}

/** A rule as `Intl.PluralRules` gives it. */
interface PluralRule {
  readonly select: (count: number) => string
  readonly resolvedOptions: () => { readonly pluralCategories: readonly string[] }
}

/** The plural rule of Dutch and English for whole numbers. */
const oneOrOther: PluralRule = {
  select: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
  resolvedOptions: () => ({ pluralCategories: ['one', 'other'] }),
}

interface Language extends Readonly<Record<MessageNamespace, () => Promise<Catalogue>>> {
  /** Replaces `Intl.PluralRules`, whose first use takes a phone 0.1 s; without it i18next uses `Intl` (decision 21). */
  readonly plural?: PluralRule
}

/** Where the messages of a language are: only those of the active one are loaded (LOC-04). */
const languages: Readonly<Record<Locale, Language>> = {
  nld: {
    plural: oneOrOther,
    shop: async () => (await import('./nld.ts')).messages,
    forms: async () => (await import('./nld.forms.ts')).formMessages,
    account: async () => (await import('./nld.account.ts')).accountMessages,
    consent: async () => (await import('./nld.consent.ts')).consentMessages,
  },
  eng: {
    plural: oneOrOther,
    shop: async () => (await import('./eng.ts')).messages,
    forms: async () => (await import('./eng.forms.ts')).formMessages,
    account: async () => (await import('./eng.account.ts')).accountMessages,
    consent: async () => (await import('./eng.consent.ts')).consentMessages,
  },
}

/** `{name, number}` in the shop's own way of writing numbers: i18next's formatter costs an `Intl.NumberFormat` (decision 21). */
const numbers = (locale: Locale): FormatterModule => ({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number = '') => (typeof value === 'number' ? formatNumber(value, locale) : value),
})

/** i18next for one language, without messages until they are loaded. */
export const createMessages = (locale: Locale, onMissing: (key: string) => void): Messages => {
  const language = locales[locale].tag
  const i18next = createInstance().use(numbers(locale))
  void i18next.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    defaultNS: 'shop',
    fallbackNS: ['forms', 'account', 'consent'],
    // The backend names phrases: a colon in one must not choose a namespace.
    nsSeparator: false,
    // A namespace is complete under the whole tag, and its keys are nested: i18next need not look elsewhere.
    keySeparator: '.',
    ignoreJSONStructure: false,
    // React escapes.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    parseMissingKeyHandler: (key) => {
      onMissing(key)
      return key
    },
  })
  const { plural } = languages[locale]
  if (plural !== undefined) {
    const { pluralRulesCache } = i18next.services.pluralResolver as { readonly pluralRulesCache: Record<string, PluralRule> }
    pluralRulesCache[JSON.stringify({ cleanedCode: language, type: 'cardinal' })] = plural
  }
  const translate = i18next.t as (key: string, options: object) => string
  const has = i18next.exists as (key: string, options: object) => boolean
  /** Parameters of the backend are values only: none of them reads as an option of i18next. */
  const optionsOf = (params: MessageValues = {}): object => ({
    replace: params,
    count: params['count'],
    // No message contains another, and no parameter may.
    nest: false,
    // An area is no message.
    returnObjects: false,
  })
  /** Messages without parameters: a page shows most of them more than once. */
  const constant = new Map<string, string>()

  const unknown = new Set<string>()
  let tellUnknown = (_key: string): void => undefined
  return {
    t: (key, params) => {
      if (params !== undefined) return translate(key, optionsOf(params))
      const text = constant.get(key) ?? translate(key, optionsOf())
      constant.set(key, text)
      return text
    },
    exists: (key, params) => has(key, optionsOf(params)),
    unknown: (key) => {
      // Once is enough.
      if (!unknown.has(key)) tellUnknown(key)
      unknown.add(key)
    },
    onUnknown: (onUnknown) => {
      tellUnknown = onUnknown
    },
    load: async (namespace) => {
      const catalogue = await languages[locale][namespace]()
      // A message that was missing may be in it.
      constant.clear()
      i18next.addResourceBundle(language, namespace, catalogue, false, true, { silent: true, skipCopy: true })
    },
  }
}
