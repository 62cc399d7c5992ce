import type { Message } from '@thuishaven/core/notifications'
import type { Sayable } from '../messages/text.ts'
import type { SentenceKey } from '../messages/sentenceKeys.ts'

/** What the server may answer to a plain form: sentences without parameters, each a word in the address of the page that says it. */
const sayings = [
  'account.lookupFailed',
  'cart.couponBroken',
  'cart.couponInCart',
  'cart.couponRefused',
  'checkout.accountCreateFailed',
  'checkout.cartNotKept',
  'checkout.checkInformation',
  'checkout.choiceFailed',
  'checkout.fieldsMissing',
  'checkout.loginRefused',
  'checkout.noDeliveryOption',
  'checkout.noPaymentMethod',
  'checkout.noPickupPoint',
  'checkout.payRefused',
  'checkout.payUnclear',
  'checkout.paymentAddressRefused',
  'error.connection',
  'error.unknown',
  'phrases.accountEmailAddressExists',
  'phrases.accountLoginRequestError',
  'phrases.accountPasswordWeak',
  'phrases.accountRegisterInvalid',
  'phrases.accountRegistrationNotAllowed',
  'phrases.accountSessionEnded',
  'phrases.checkoutCartUpdated',
  'phrases.checkoutCustomerInactive',
  'phrases.checkoutPaymentOptionProviderFailed',
  'phrases.checkoutShippingOptionInvalid',
  'phrases.checkoutValidateCartFailed',
  'phrases.tooManyRequests',
  'validation.email',
  'validation.required',
  'wishlist.full',
] as const satisfies readonly SentenceKey[]

export type Saying = (typeof sayings)[number]

/** The word of a message; what has none is said in general. */
export const sayingOf = (message: Message | Sayable): Saying =>
  ('key' in message ? sayings.find((known) => known === message.key) : undefined) ?? 'error.unknown'

/** Letters of a coupon's code that a sentence repeats at most. */
export const longestCode = 40

/** What the page at this address has to say, in answer to a form without a script; null when nothing. */
export const saidAt = (href: string): { readonly key: Saying } | null => {
  const asked = new URL(href, 'http://shop.invalid').searchParams.get('said')
  const key = sayings.find((known) => known === asked)
  return key === undefined ? null : { key }
}
