/** The part that only account pages need. */
export { createCustomerApi } from './createCustomerApi.ts'
export type { CustomerApi, CustomerApiDeps } from './createCustomerApi.ts'
export { createCustomerPrices } from './createCustomerPrices.ts'
export type { CustomerPrices } from './createCustomerPrices.ts'
export type { CustomerBackend, CustomerPorts } from './CustomerPorts.ts'
