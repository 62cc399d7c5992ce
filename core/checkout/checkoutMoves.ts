import { checkoutStepRule, firstUnmetStep } from './checkoutSteps.ts'
import type { CheckoutFacts } from './checkoutSteps.ts'
import type { Message, Phrase } from '../notifications/phrase.ts'
import type { CheckoutStep } from '../routing/checkoutPaths.ts'

/** 'emailTaken': the account is to be logged in to (CHK-01). 'registrationClosed': the shop takes no new customers. */
export type StayReason = 'emailTaken' | 'registrationClosed'

/** The next navigation of the checkout. */
export type CheckoutMove =
  /** `reload` names options that are out of date: the backend has just said so, or the cart is another one (CHK-08, CHK-09). */
  | { readonly type: 'step'; readonly step: CheckoutStep; readonly reload?: readonly ('deliveryOptions' | 'paymentOptions')[] }
  | { readonly type: 'start' | 'home' }
  /** `message` is the reason, if the shopper was signed in before. */
  | { readonly type: 'login'; readonly message?: Phrase }
  | { readonly type: 'result'; readonly paymentUid: string }
  | { readonly type: 'external'; readonly url: string }
  /** Shows the company's requests: the order waits there for an approval. */
  | { readonly type: 'approval' }
  /** Stays and shows the cart, which the backend has changed; a notification reports it (CHK-10). */
  | { readonly type: 'cart' }
  /** `reason` where a front end does more than show the message. */
  | { readonly type: 'stay'; readonly message: Message; readonly reason?: StayReason }

/** Whether a step is complete, and the message when it is not (CHK-03). */
export type StepCheck =
  | { readonly valid: true }
  /** `step` is the one to repair; null when the requested step does not exist. */
  | { readonly valid: false; readonly step: CheckoutStep | null; readonly message: Phrase }

/**
 * Whether 'next' may leave a step (CHK-02, CHK-03). Before paying every earlier step is validated again.
 * @param step any text; a name that is no step answers the unknown-step error
 */
export const validateStep = (step: string, facts: CheckoutFacts): StepCheck => {
  const requested = checkoutStepRule(step)
  if (requested === null) return { valid: false, step: null, message: { key: 'checkout.unknownStep', params: { step } } }
  const unmet = requested.step === 'pay' ? firstUnmetStep(facts) : requested.step
  const rule = unmet === null ? requested : (checkoutStepRule(unmet) ?? requested)
  const message = rule.missing(facts)
  return message === null ? { valid: true } : { valid: false, step: rule.step, message }
}

/**
 * Where 'next' leads: stays with a message while the step misses something (CHK-02), back to delivery when the cart
 * changed (CHK-08), else one step on. null: everything is in order at the last step, now pay (CHK-07).
 */
export const nextMove = (step: string, facts: CheckoutFacts): CheckoutMove | null => {
  const check = validateStep(step, facts)
  if (!check.valid)
    return check.step === null || check.step === step ? { type: 'stay', message: check.message } : { type: 'step', step: check.step }
  // What delivery costs follows from the goods: who saw the options sees them anew.
  if (facts.cartChanged && step !== 'information') return { type: 'step', step: 'delivery', reload: ['deliveryOptions'] }
  const next = checkoutStepRule(step)?.next ?? null
  return next === null ? null : { type: 'step', step: next }
}
