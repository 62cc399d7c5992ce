import type { CheckoutMove } from './checkoutMoves.ts'
import { checkoutSteps } from './checkoutSteps.ts'
import type { Phrase } from '../notifications/phrase.ts'
import { stepOfAnySlug } from '../routing/checkoutPaths.ts'
import type { CheckoutStep } from '../routing/checkoutPaths.ts'

/** The step that the backend names in a response: by its slug in any language or by its number; null for any other text (CHK-10). */
const stepOfResponse = (text: string): CheckoutStep | null =>
  stepOfAnySlug(text) ?? checkoutSteps.find((rule) => String(rule.number) === text)?.step ?? null

/** The checkout's reaction to a refused or failed payment. */
export interface PayOutcome {
  readonly move: CheckoutMove
  /** Outdated data that must be requested again. */
  readonly reload: readonly ('cart' | 'deliveryOptions' | 'paymentOptions')[]
  /** The notification, besides the message of `move` in the page; null without one. */
  readonly notify: Phrase | null
}

const quiet = { reload: [], notify: null } as const

/** Refusals by their code (CHK-09). */
const byCode: Readonly<Record<string, PayOutcome>> = {
  icc: {
    ...quiet,
    move: { type: 'stay', message: { key: 'phrases.checkoutValidateCartFailed' } },
    notify: { key: 'phrases.checkoutValidateCartFailed' },
  },
  ipoi: {
    ...quiet,
    move: { type: 'step', step: 'overview' },
    reload: ['paymentOptions'],
    notify: { key: 'phrases.checkoutPaymentOptionProviderFailed' },
  },
  isoi: {
    ...quiet,
    move: { type: 'step', step: 'delivery' },
    reload: ['deliveryOptions'],
    notify: { key: 'phrases.checkoutShippingOptionInvalid' },
  },
  idd: {
    ...quiet,
    move: { type: 'step', step: 'delivery' },
    reload: ['deliveryOptions'],
    notify: { key: 'phrases.checkoutDeliveryDayInvalid' },
  },
  // The backend has mailed the approvers.
  apr: { ...quiet, move: { type: 'approval' }, notify: null },
  icr: { ...quiet, move: { type: 'home' }, notify: { key: 'phrases.checkoutCustomerInactive' } },
}

const cartUpdated: PayOutcome = {
  move: { type: 'cart' },
  reload: ['cart'],
  notify: { key: 'phrases.checkoutCartUpdated' },
}

const refused = { ...quiet, notify: { key: 'checkout.payRefused' } } as const
/** Whether the payment key stays, so that the next press is the same order. */
const unclear: PayOutcome = { ...quiet, move: { type: 'stay', message: { key: 'checkout.payUnclear' } } }

/**
 * The reaction to a refused payment, or to none at all when the network failed (CHK-09, CHK-10). A known code decides;
 * else the step: 'cart' reloads and opens the cart, a checkout step is opened, and everything else leads to the start of the checkout, which
 * redirects to the reached step. Without a response the shopper stays and can retry the same payment.
 */
export const payOutcome = (failure: { readonly code?: string; readonly step?: string } | 'network'): PayOutcome => {
  if (failure === 'network') return unclear
  const { code = '', step = '' } = failure
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined
  if (known !== undefined) return known
  if (step === 'cart') return cartUpdated
  const named = stepOfResponse(step)
  return { ...refused, move: named === null ? { type: 'start' } : { type: 'step', step: named } }
}
