import type { Message, Phrase } from '../notifications/phrase.ts'
import type { CheckoutStep } from './checkout.ts'

/** Where the checkout goes next. */
export type CheckoutMove =
  | { readonly go: 'step'; readonly step: CheckoutStep }
  | { readonly go: 'start' | 'login' | 'home' }
  | { readonly go: 'result'; readonly paymentUid: string }
  | { readonly go: 'external'; readonly url: string }
  | { readonly go: 'stay'; readonly message: Phrase | Message }
