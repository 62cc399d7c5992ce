import { localeOfPath } from '../routing/localeOfPath.ts'
import { splitAddress } from '../routing/splitAddress.ts'

const privateAreas = ['account', 'checkout', 'search'] as const

/** Whether search engines may list a path: not the account, the checkout and internal search (SEO-04). */
export const isIndexable = (address: string): boolean => {
  const area = splitAddress(localeOfPath(address).path).path.split('/')[1] ?? ''
  return !privateAreas.some((name) => name === area)
}
