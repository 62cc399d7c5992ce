import type { StayReason } from '@thuishaven/core/checkout'
import type { Message } from '@thuishaven/core/notifications'
import { urlOf } from '../../framework/router/urlOf.ts'
import type { Translatable } from '../../messages/text.ts'
import type { MessageKey } from '../../messages/messageKeys.ts'

/** Results of plain forms: messages without parameters, each a key in the address of the page that shows it. */
const flashKeys = [
  'account.lookupFailed',
  'cart.couponBroken',
  'cart.couponInCart',
  'cart.couponRefused',
  'cart.couponUsedUp',
  'checkout.accountCreateFailed',
  'checkout.cartNotKept',
  'checkout.checkInformation',
  'checkout.choiceFailed',
  'checkout.fieldsMissing',
  'checkout.loginRefused',
  'checkout.noDeliveryDay',
  'checkout.noDeliveryOption',
  'checkout.noPaymentMethod',
  'checkout.noPickupPoint',
  'checkout.payRefused',
  'checkout.payUnclear',
  'checkout.paymentAddressRefused',
  'checkout.referenceInvalid',
  'checkout.unpricedStay',
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
  'phrases.checkoutDeliveryDayInvalid',
  'phrases.checkoutPaymentOptionProviderFailed',
  'phrases.checkoutShippingOptionInvalid',
  'phrases.checkoutValidateCartFailed',
  'phrases.tooManyRequests',
  'validation.email',
  'validation.required',
  'wishlist.full',
] as const satisfies readonly MessageKey[]

export type FlashKey = (typeof flashKeys)[number]

/** Effects of a message on the page, by key. */
const reasons: Readonly<Partial<Record<FlashKey, FlashReason>>> = {
  'checkout.checkInformation': 'wrongFields',
  'checkout.fieldsMissing': 'wrongFields',
  'phrases.accountEmailAddressExists': 'emailTaken',
}

/** 'wrongFields': the fields show their errors. */
export type FlashReason = StayReason | 'wrongFields'

export interface Flash {
  readonly key: FlashKey
  readonly reason?: FlashReason | undefined
}

const known = (key: string | null | undefined): FlashKey | undefined => flashKeys.find((one) => one === key)

/** The flash key of a message; others get a general one. */
export const flashKeyOf = (message: Message | Translatable): FlashKey => {
  if ('text' in message) return 'error.unknown'
  return ('key' in message ? known(message.key) : (known(`phrases.${message.backend}`) ?? known(message.otherwise))) ?? 'error.unknown'
}

/** Letters of a coupon's code that a message repeats at most. */
export const longestCode = 40

/** The flash message of an address, after a form without JavaScript; null without one. */
export const flashAt = (href: string): Flash | null => {
  const { searchParams } = urlOf(href)
  // 'said' is the parameter of the previous release, whose pages may still be open.
  const key = known(searchParams.get('flash') ?? searchParams.get('said'))
  return key === undefined ? null : { key, reason: reasons[key] }
}
