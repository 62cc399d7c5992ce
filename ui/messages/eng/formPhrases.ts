import type { formPhrases as dutch } from '../nld/formPhrases.ts'

export const formPhrases: typeof dutch = {
  accountEmailAddressExists: 'There is already an account with this e-mail address.',
  accountLoginRequestError: 'Please fill in your e-mail address and your password.',
  accountPasswordResetErrorPasswordNoMatch: 'The passwords do not meet the rules or are not the same.',
  accountPasswordResetMailed: 'If there is an account with this e-mail address, the link is on its way. It works for an hour.',
  accountPasswordResetSuccess: 'Your new password has been saved. You can log in with it now.',
  accountPasswordResetTokenInvalid: 'This link has been used or is too old. Ask for a new one.',
  accountPasswordWeak: 'Choose a stronger password.',
  accountRegisterInvalid: 'Not all information is right. Please look it over.',
  accountRegisterSuccess: 'Your account has been created.',
  accountRegistrationNotAllowed: 'Registration is not possible at the moment.',
  checkoutCartUpdated: 'Your cart has been updated. Please have a look.',
  checkoutCustomerInactive: 'Your account is not active. Please contact us.',
  checkoutNoPaymentOptions: 'There are no payment options at the moment.',
  checkoutPaymentOptionProviderFailed: 'This payment method does not work now. Choose another one.',
  checkoutShippingOptionInvalid: 'This delivery option is not possible (any more). Choose another one.',
  checkoutValidateCartFailed: 'Your cart could not be checked. Please try again.',
  requestNotUnderstood: 'Something you filled in is not right. Please look it over.',
  tooManyRequests: 'That was too often in a row. Please wait a moment and try again.',
}
