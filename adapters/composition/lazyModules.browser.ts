import type { ShopModules } from '@thuishaven/core'

/** How the browser loads what few pages need: one file of the build each. */
export const lazyModules: ShopModules = {
  accountActions: async () => (await import('./modules/accountActions.ts')).createAccountActions,
  checkoutActions: async () => (await import('./modules/checkoutActions.ts')).createCheckoutActions,
  consent: async () => (await import('./modules/consent.ts')).createConsentStore,
  customer: async () => (await import('./modules/customer.ts')).createCustomerApi,
  customerPrices: async () => (await import('./modules/customerPrices.ts')).createCustomerPrices,
  search: async () => (await import('./modules/search.ts')).createSearchStore,
  viewed: async () => (await import('./modules/viewed.ts')).createViewedStore,
  wishlist: async () => (await import('./modules/wishlist.ts')).createWishlistStore,
}
