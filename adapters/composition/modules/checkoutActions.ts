export { createCheckoutActions } from '@thuishaven/core/checkout'
