import { foundQueryOf } from '@thuishaven/core/catalogue'
import type { FoundQuery } from '@thuishaven/core/catalogue'
import type { Locale } from '@thuishaven/core/locale'
import { localeOfPath } from '@thuishaven/core/routing'
import { pathTo } from '../shop/index.ts'

/** The query of a results page's address (SRC-01, CAT-12). */
export const requestedFrom = (locale: Locale, href: string, search: URLSearchParams): FoundQuery =>
  foundQueryOf(href, localeOfPath(pathTo(locale, 'search')).path, search.get('q') ?? '')
