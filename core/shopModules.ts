import { createAccountActions } from './account/createAccountActions.ts'
import { createComparedStore } from './catalogue/createComparedStore.ts'
import { createSearchStore } from './catalogue/createSearchStore.ts'
import { createViewedStore } from './catalogue/createViewedStore.ts'
import { createCheckoutActions } from './checkout/createCheckoutActions.ts'
import { createConsentStore } from './consent/createConsentStore.ts'
import { createCustomerApi } from './customer/createCustomerApi.ts'
import { createCustomerPrices } from './customer/createCustomerPrices.ts'
import { createWishlistStore } from './wishlist/createWishlistStore.ts'

/**
 * The lazily loaded modules of a shop, most of them used on few pages. The composition provides the loaders, because the core loads nothing
 * itself. A module that failed to load is loaded again on the next call.
 */
export interface ShopModules {
  readonly accountActions: () => Promise<typeof createAccountActions>
  readonly checkoutActions: () => Promise<typeof createCheckoutActions>
  readonly compared: () => Promise<typeof createComparedStore>
  readonly consent: () => Promise<typeof createConsentStore>
  readonly customer: () => Promise<typeof createCustomerApi>
  readonly customerPrices: () => Promise<typeof createCustomerPrices>
  readonly search: () => Promise<typeof createSearchStore>
  readonly viewed: () => Promise<typeof createViewedStore>
  readonly wishlist: () => Promise<typeof createWishlistStore>
}

/** All of them, loaded eagerly: for a server and for scripts without a page. */
export const shopModules: ShopModules = {
  accountActions: () => Promise.resolve(createAccountActions),
  checkoutActions: () => Promise.resolve(createCheckoutActions),
  compared: () => Promise.resolve(createComparedStore),
  consent: () => Promise.resolve(createConsentStore),
  customer: () => Promise.resolve(createCustomerApi),
  customerPrices: () => Promise.resolve(createCustomerPrices),
  search: () => Promise.resolve(createSearchStore),
  viewed: () => Promise.resolve(createViewedStore),
  wishlist: () => Promise.resolve(createWishlistStore),
}
