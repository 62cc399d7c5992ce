/** What only the customer's own pages need, as one part that comes when it is first wanted. */
export type { CustomerApi } from './createCustomerApi.ts'
export type { CustomerBackend, CustomerPorts } from './CustomerPorts.ts'
