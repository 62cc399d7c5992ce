import { equivalentPath, internalPath } from '@thuishaven/core/routing'
import type { Locale } from '@thuishaven/core/locale'

/** The terms in the shopper's own language: the settings name one address for all. Those of another site are as they are. */
export const termsAddress = (locale: Locale, address: string): string => {
  const path = internalPath(address)
  return path === null ? address : equivalentPath(locale, path)
}
