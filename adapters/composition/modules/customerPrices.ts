export { createCustomerPrices } from '@thuishaven/core/customer'
