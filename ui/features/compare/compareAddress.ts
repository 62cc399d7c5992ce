import type { Locale } from '@thuishaven/core/locale'
import { pathTo } from '../shop/index.ts'

/** Where products stand beside each other; who gets the address sees the same. */
export const compareAddress = (locale: Locale, ids: readonly number[], onlyDifferences = false): string => {
  const query = [...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []), ...(onlyDifferences ? ['only=differences'] : [])].join('&')
  return pathTo(locale, 'compare') + (query === '' ? '' : `?${query}`)
}

/** In the address that a product's page leads to: the products that are ticked on this device join those of the address. */
export const besidesTicked = 'besides=ticked'
