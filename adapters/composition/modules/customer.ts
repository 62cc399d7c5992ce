export { createCustomerApi } from '@thuishaven/core/customer'
