import type { CheckoutFacts } from './checkoutFacts.ts'
import type { CheckoutMove } from './checkoutMove.ts'
import { checkoutStepRule } from './checkoutStepRule.ts'
import { validateStep } from './validateStep.ts'

/**
 * Where 'next' leads: stays with a message while the step misses something (CHK-02), back to delivery when the cart
 * changed (CHK-08), else one step on. null: everything is in order at the last step, now pay (CHK-07).
 */
export const nextMove = (step: string, facts: CheckoutFacts): CheckoutMove | null => {
  const check = validateStep(step, facts)
  if (!check.valid)
    return check.step === null || check.step === step ? { go: 'stay', message: check.message } : { go: 'step', step: check.step }
  if (facts.cartChanged) return { go: 'step', step: 'delivery' }
  const next = checkoutStepRule(step)?.next ?? null
  return next === null ? null : { go: 'step', step: next }
}
