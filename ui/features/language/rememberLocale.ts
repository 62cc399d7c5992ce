import type { Locale } from '@thuishaven/core/locale'

const yearInSeconds = 31_536_000

/** Keeps the shopper's language for 365 days (LOC-01); the server reads it at the next visit. */
export const rememberLocale = (locale: Locale): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `locale=${locale}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}
