import type { Shop } from '@thuishaven/core'
import { internalPath } from '@thuishaven/core/routing'
import type { Locale } from '@thuishaven/core/locale'
import { inLanguage, pathTo } from '../shop/index.ts'

/**
 * The target after login: the page that requested it (RTE-10), in the current language, never another site (RTE-15);
 * else on with a checkout that was begun with this account; else to the account (SES-01).
 * @param requested text of the address's `return`, which anyone can write
 */
export const afterLogin = (locale: Locale, requested: string | null, isInCheckout: boolean): string => {
  const path = internalPath(requested)
  if (path !== null) return inLanguage(locale, path)
  return isInCheckout ? pathTo(locale, 'checkout.information') : pathTo(locale, 'account.overview')
}

/** Whether a checkout with an account was started and the cart is not empty: a login then continues it (SES-01). */
export const isInCheckout = ({ cart, checkout }: Pick<Shop, 'cart' | 'checkout'>): boolean => {
  const { status, cart: known } = cart.getSnapshot()
  // Reads the persisted checkout now.
  checkout.reachable('information')
  return checkout.getSnapshot().existingSession && (status !== 'ready' || known.lines.length > 0)
}

/** Keeps the return address in links between login, registration and password reset. */
export const withReturn = (path: string, requested: string | null): string => {
  const back = internalPath(requested)
  return back === null ? path : `${path}?return=${encodeURIComponent(back)}`
}

/**
 * The login that a forgotten password was met at: that of the checkout, or the account's, which leads on to the same page as before.
 * @param requested text of the address's `return`, which anyone can write
 */
export const loginBefore = (locale: Locale, requested: string | null): string => {
  const path = afterLogin(locale, requested, false)
  if (path === pathTo(locale, 'checkout.login')) return path
  const login = pathTo(locale, 'account.login')
  return internalPath(requested) === null ? login : `${login}?return=${encodeURIComponent(path)}`
}

/**
 * The address of the password reset, including the return address.
 * @param requested text of the address's `return`, which anyone can write
 */
export const forgotFrom = (locale: Locale, requested: string | null): string => withReturn(pathTo(locale, 'account.reset'), requested)
