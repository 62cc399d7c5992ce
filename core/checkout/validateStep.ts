import type { Phrase } from '../notifications/phrase.ts'
import type { CheckoutStep } from './checkout.ts'
import type { CheckoutFacts } from './checkoutFacts.ts'
import { checkoutStepRule } from './checkoutStepRule.ts'
import { firstUnmetStep } from './firstUnmetStep.ts'

/** Whether a step is complete, and what to say when it is not (CHK-03). */
export type StepCheck =
  | { readonly valid: true }
  /** `step` is the one to repair; null when the asked step does not exist. */
  | { readonly valid: false; readonly step: CheckoutStep | null; readonly message: Phrase }

/**
 * Whether 'next' may leave a step (CHK-02, CHK-03). Before paying every earlier step is looked at again.
 * @param step any text; a name that is no step answers the unknown-step error
 */
export const validateStep = (step: string, facts: CheckoutFacts): StepCheck => {
  const asked = checkoutStepRule(step)
  if (asked === null) return { valid: false, step: null, message: { key: 'checkout.unknownStep', params: { step } } }
  const unmet = asked.step === 'pay' ? firstUnmetStep(facts) : asked.step
  const rule = unmet === null ? asked : (checkoutStepRule(unmet) ?? asked)
  const message = rule.missing(facts)
  return message === null ? { valid: true } : { valid: false, step: rule.step, message }
}
