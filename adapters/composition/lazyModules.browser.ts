import type { CookiesPort, PlatformPorts, ShopModules } from '@thuishaven/core'

// The import is a separate statement: with an immediately selected name the build would write that name three more times into the first view.
const accountActions = () => import('./modules/accountActions.ts')
const authenticator = () => import('../passkeys/browserAuthenticator.browser.ts')
const checkoutActions = () => import('./modules/checkoutActions.ts')
const compared = () => import('./modules/compared.ts')
const consent = () => import('./modules/consent.ts')
const customer = () => import('./modules/customer.ts')
const customerPrices = () => import('./modules/customerPrices.ts')
const search = () => import('./modules/search.ts')
const viewed = () => import('./modules/viewed.ts')
const wishlist = () => import('./modules/wishlist.ts')

/** How the browser loads what few pages need: one file of the build each. */
export const lazyModules: ShopModules = {
  accountActions: async () => (await accountActions()).createAccountActions,
  checkoutActions: async () => (await checkoutActions()).createCheckoutActions,
  compared: async () => (await compared()).createComparedStore,
  consent: async () => (await consent()).createConsentStore,
  customer: async () => (await customer()).createCustomerApi,
  customerPrices: async () => (await customerPrices()).createCustomerPrices,
  search: async () => (await search()).createSearchStore,
  viewed: async () => (await viewed()).createViewedStore,
  wishlist: async () => (await wishlist()).createWishlistStore,
}

/** Ports that are loaded when they are first used, two of them in the file of their module. */
export const lazyPorts = (cookies: CookiesPort): Pick<PlatformPorts, 'authenticator' | 'consent' | 'guestWishlist'> => ({
  authenticator: async () => (await authenticator()).createBrowserAuthenticator(),
  consent: async () => (await consent()).createCookieConsent(cookies),
  guestWishlist: async () => (await wishlist()).createCookieGuestWishlist(cookies),
})
