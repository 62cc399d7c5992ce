export { LanguageSwitch } from './LanguageSwitch.tsx'
export { languageOffer } from './lazyLanguageOffer.ts'
