import type { Locale } from '@thuishaven/core/locale'

/** The name of the list of promises above business pages (NAV-04); loaded with them, in both languages because it is short. */
export const claimsTitle: Readonly<Record<Locale, string>> = { nld: 'Waar je op kunt rekenen', eng: 'What you can count on' }
