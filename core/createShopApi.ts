import type { CustomerPrices } from './customer/createCustomerPrices.ts'
import { paymentsAllowed } from './checkout/paymentsAllowed.ts'
import type { ConfigStore } from './config/createConfigStore.ts'
import type { Lazy } from './lazy.ts'
import type { CountryCode } from './locale/locale.ts'
import type { BackendPorts } from './Ports.ts'
import { createQueries } from './query.ts'
import type { Query } from './query.ts'
import { ok } from './result.ts'
import type { Cancellation, Run } from './run.ts'
import type { Shop } from './shop.ts'

export interface ShopApiDeps {
  readonly run: Run<BackendPorts>
  readonly config: ConfigStore
  readonly prices: Lazy<CustomerPrices>
  /** Whether a customer is signed in, once that is known. */
  readonly isCustomer: () => Promise<boolean>
}

/** The reads of the backend that a front end uses. */
export const createShopApi = ({ run, config, prices, isCustomer }: ShopApiDeps): Shop['api'] => {
  const query = createQueries(run)
  /** Public data of the backend, with the customer's own prices for a customer (CAT-13, PRD-10). */
  const priced =
    <Input, Value, Failure>(
      requested: Query<Input, Value, Failure>,
      by: (prices: CustomerPrices) => (value: Value, options?: { readonly signal?: Cancellation }) => Promise<Value>,
    ): Query<Input, Value, Failure> =>
    async (input, options) => {
      const result = await requested(input, options)
      return result.ok && (await isCustomer()) ? ok(await by(await prices.load())(result.value, options)) : result
    }
  const paymentOptions = query(({ checkout }, country: CountryCode) => checkout.paymentOptions(country))

  return {
    config: config.load,
    content: priced(
      query(({ catalogue }, page) => catalogue.content(page)),
      ({ onPage }) => onPage,
    ),
    product: priced(
      query(({ catalogue }, productId) => catalogue.product(productId)),
      ({ onProduct }) => onProduct,
    ),
    found: priced(
      query(({ catalogue }, search) => catalogue.found(search)),
      ({ onFound }) => onFound,
    ),
    aboutProduct: query(({ catalogue }, { productId, request }) => catalogue.request(productId, request)),
    confirmRequest: query(({ catalogue }, requestUid) => catalogue.confirmRequest(requestUid)),
    navigation: query(({ catalogue }, menu) => catalogue.navigation(menu)),
    pageAddresses: query(({ catalogue }, part) => catalogue.pageAddresses(part)),
    search: query(({ catalogue }, text) => catalogue.search(text)),
    redirectRule: query(({ catalogue }, path) => catalogue.redirectRule(path)),
    deliveryOptions: query(({ checkout }, country) => checkout.deliveryOptions(country)),
    paymentOptions: async (country, options) => {
      const result = await paymentOptions(country, options)
      if (!result.ok) return result
      await config.known()
      return ok(paymentsAllowed(result.value, config.getSnapshot()))
    },
    payment: query(({ checkout }, paymentUid) => checkout.payment(paymentUid)),
    address: query(({ checkout }, place) => checkout.lookupAddress(place)),
  }
}
