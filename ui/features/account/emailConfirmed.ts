import type { Locale } from '@thuishaven/core/locale'
import { pathTo } from '../shop/index.ts'

/** The page of a mailed link after it has worked, without its token. */
export const emailConfirmed = (locale: Locale): string => `${pathTo(locale, 'account.email')}?done=email`
