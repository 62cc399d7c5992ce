import type { Message, Phrase } from '../notifications/phrase.ts'
import type { CheckoutStep } from './checkout.ts'

/** Where the checkout goes next. */
export type CheckoutMove =
  /** `reload` names options that the host has just called out of date (CHK-09). */
  | { readonly go: 'step'; readonly step: CheckoutStep; readonly reload?: readonly ('deliveryOptions' | 'paymentOptions')[] }
  | { readonly go: 'start' | 'login' | 'home' }
  | { readonly go: 'result'; readonly paymentUid: string }
  | { readonly go: 'external'; readonly url: string }
  | { readonly go: 'stay'; readonly message: Phrase | Message }
