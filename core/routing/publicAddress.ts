import { isPaymentUid } from './checkoutPaths.ts'
import { localeOfPath, localePath } from './paths.ts'

/** Query parameters that open something of one visitor: a new password or e-mail address, an order, a back-in-stock request. */
const secretParameter = /^(?:token|key|tell)(?:=|$)/

/** Path of the page where a guest follows an order. */
const orderStatusPath = { nld: '/bestelling', eng: '/order' } as const

/**
 * The address without secrets of one visitor, for logs and third parties; path and query only. It leads to the page of the
 * same kind without the secret; that of a payment leads to where an order is followed by its number.
 */
export const publicAddress = (href: string): string => {
  const [pathname = '', query = ''] = href.split('?', 2)
  const { locale, path } = localeOfPath(pathname)
  const slug = /^\/checkout\/([^/]+)$/.exec(path)?.[1] ?? ''
  const remaining = query.split('&').filter((pair) => pair !== '' && !secretParameter.test(pair))
  return (
    (isPaymentUid(slug) ? localePath(locale, orderStatusPath[locale]) : pathname) +
    (remaining.length === 0 ? '' : `?${remaining.join('&')}`)
  )
}
