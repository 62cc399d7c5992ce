import type { CookiesPort, PlatformPorts, ShopModules } from '@thuishaven/core'

const consent = () => import('./modules/consent.ts')
const wishlist = () => import('./modules/wishlist.ts')

/** How the browser loads what few pages need: one file of the build each. */
export const lazyModules: ShopModules = {
  accountActions: async () => (await import('./modules/accountActions.ts')).createAccountActions,
  checkoutActions: async () => (await import('./modules/checkoutActions.ts')).createCheckoutActions,
  consent: async () => (await consent()).createConsentStore,
  customer: async () => (await import('./modules/customer.ts')).createCustomerApi,
  customerPrices: async () => (await import('./modules/customerPrices.ts')).createCustomerPrices,
  search: async () => (await import('./modules/search.ts')).createSearchStore,
  viewed: async () => (await import('./modules/viewed.ts')).createViewedStore,
  wishlist: async () => (await wishlist()).createWishlistStore,
}

/** The ports of two of these, each in the file of its module. */
export const lazyPorts = (cookies: CookiesPort): Pick<PlatformPorts, 'consent' | 'guestWishlist'> => ({
  consent: async () => (await consent()).createCookieConsent(cookies),
  guestWishlist: async () => (await wishlist()).createCookieGuestWishlist(cookies),
})
