import type { Locale } from '@thuishaven/core/locale'
import { equivalentPath } from '@thuishaven/core/routing'
import { useConfig, inLanguage } from '../shop/index.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'

/** The address of the page on screen in a language (LOC-02), at the language's own domain where it has one (LOC-03). */
export const useAddressIn = (): ((locale: Locale) => string) => {
  const { domains } = useConfig()
  const { href, name, head } = useShopLocation().current
  return (locale) =>
    (domains[locale] ?? '') +
    (name === 'content' || name === 'product' || name === 'search'
      ? equivalentPath(locale, href, head.paths ?? null)
      : inLanguage(locale, href))
}
