import { createAccountActions } from './account/createAccountActions.ts'
import { createSearchStore } from './catalogue/createSearchStore.ts'
import { createViewedStore } from './catalogue/createViewedStore.ts'
import { createCheckoutActions } from './checkout/createCheckoutActions.ts'
import { createConsentStore } from './consent/createConsentStore.ts'
import { createCustomerApi } from './customer/createCustomerApi.ts'
import { createCustomerPrices } from './customer/createCustomerPrices.ts'
import { createWishlistStore } from './wishlist/createWishlistStore.ts'

/**
 * What of a shop is loaded when it is first used, most of it on few pages. Whoever composes the shop says how: the core loads nothing by
 * itself. A module that failed to load is loaded again on the next call.
 */
export interface ShopModules {
  readonly accountActions: () => Promise<typeof createAccountActions>
  readonly checkoutActions: () => Promise<typeof createCheckoutActions>
  readonly consent: () => Promise<typeof createConsentStore>
  readonly customer: () => Promise<typeof createCustomerApi>
  readonly customerPrices: () => Promise<typeof createCustomerPrices>
  readonly search: () => Promise<typeof createSearchStore>
  readonly viewed: () => Promise<typeof createViewedStore>
  readonly wishlist: () => Promise<typeof createWishlistStore>
}

/** All of them, loaded already: for a server and for programs without a page. */
export const shopModules: ShopModules = {
  accountActions: () => Promise.resolve(createAccountActions),
  checkoutActions: () => Promise.resolve(createCheckoutActions),
  consent: () => Promise.resolve(createConsentStore),
  customer: () => Promise.resolve(createCustomerApi),
  customerPrices: () => Promise.resolve(createCustomerPrices),
  search: () => Promise.resolve(createSearchStore),
  viewed: () => Promise.resolve(createViewedStore),
  wishlist: () => Promise.resolve(createWishlistStore),
}
