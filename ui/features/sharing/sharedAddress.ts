import type { Locale } from '@thuishaven/core/locale'
import { pathTo } from '../shop/index.ts'

/** Where a link leads, without the origin. The parameter is one that logs and third parties never get. */
export const sharedAddress = (locale: Locale, token: string): string => `${pathTo(locale, 'shared')}?token=${encodeURIComponent(token)}`
