import type { Locale } from '@thuishaven/core/locale'
import { pathTo } from '../shop/index.ts'

/** The page of a quote. The parameter is one that logs and third parties never get. */
export const quoteAddress = (locale: Locale, key: string): string => `${pathTo(locale, 'quote')}?token=${encodeURIComponent(key)}`

/** Its PDF, which the shop's server fetches in the page's language. */
export const quotePdfAddress = (locale: Locale, key: string): string => `${pathTo(locale, 'quote')}/pdf?token=${encodeURIComponent(key)}`
