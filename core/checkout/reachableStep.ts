import type { CheckoutStep } from './checkout.ts'
import type { CheckoutFacts } from './checkoutFacts.ts'
import { checkoutStepRule } from './checkoutStepRule.ts'
import { firstUnmetStep } from './firstUnmetStep.ts'

const numberOf = (step: CheckoutStep): number => checkoutStepRule(step)?.number ?? 0

/** The asked step when all before it are met, else the first unmet one; 'start' before an e-mail address is known (CHK-12). */
export const reachableStep = (asked: CheckoutStep, facts: CheckoutFacts): CheckoutStep | 'start' => {
  if (!facts.started) return 'start'
  const unmet = firstUnmetStep(facts)
  return unmet !== null && numberOf(unmet) < numberOf(asked) ? unmet : asked
}
