import { LanguageCode } from '@vendure/core'
import type { Language, Text } from '../records/ProductRecord.ts'

/** Vendure's code of a language of the shop. */
export const languageCodes: Readonly<Record<Language, LanguageCode>> = { nld: LanguageCode.nl, eng: LanguageCode.en }

/** A label of the back office. */
export const labelled = (nl: string, en: string) => [
  { languageCode: LanguageCode.nl, value: nl },
  { languageCode: LanguageCode.en, value: en },
]

/** Translations of an entity, as Vendure's services take them. */
export const inBothLanguages = <Fields extends object>(fields: (language: Language) => Fields) =>
  (['nld', 'eng'] as const).map((language) => ({ languageCode: languageCodes[language], ...fields(language) }))

/** A translated field of an entity; empty where there is no translation. */
export const textOf = (translations: readonly { readonly languageCode: LanguageCode }[], field: string): Text => {
  const of = (language: Language): string => {
    const translation = translations.find(({ languageCode }) => languageCode === languageCodes[language])
    return (translation as Readonly<Record<string, string | null>> | undefined)?.[field] ?? ''
  }
  return { nld: of('nld'), eng: of('eng') }
}
