export { audienceOf, localeFor, noPreference, preferenceOf } from './languagePreference.server.ts'
export type { LanguagePreference } from './languagePreference.server.ts'
