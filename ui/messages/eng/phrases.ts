import type { phrases as dutch } from '../nld/phrases.ts'

export const phrases: typeof dutch = {
  Failed: 'Failed',
  Success: 'Success',
  accountLoginRequestError: 'Please fill in your e-mail address and your password.',
  accountPasswordResetErrorPasswordNoMatch: 'The passwords do not meet the rules or are not the same.',
  accountRegistrationNotAllowed: 'Registration is not possible at the moment.',
  accountRegisterSuccess: 'Your account has been created.',
  accountRegisterInvalid: 'Not all information is right. Please look it over.',
  accountEmailAddressExists: 'There is already an account with this e-mail address.',
  accountPasswordWeak: 'Choose a stronger password.',
  cartLineQuantityExceededAvailableStockQuantity: 'There are only {quantity} left in stock.',
  checkoutCartUpdated: 'Your cart has been updated. Please have a look.',
  checkoutCustomerInactive: 'Your account is not active. Please contact us.',
  checkoutPaymentOptionProviderFailed: 'This payment method does not work now. Choose another one.',
  checkoutShippingOptionInvalid: 'This delivery option is not possible (any more). Choose another one.',
  checkoutValidateCartFailed: 'Your cart could not be checked. Please try again.',
  checkoutNoPaymentOptions: 'There are no payment options at the moment.',
}
