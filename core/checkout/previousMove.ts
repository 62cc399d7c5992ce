import type { CheckoutStep } from './checkout.ts'
import type { CheckoutMove } from './checkoutMove.ts'
import { checkoutStepRule } from './checkoutStepRule.ts'

/** 'Previous' validates nothing (CHK-02); from the first step it leads to the start of the checkout. */
export const previousMove = (step: CheckoutStep): CheckoutMove => {
  const previous = checkoutStepRule(step)?.previous ?? null
  return previous === null ? { go: 'start' } : { go: 'step', step: previous }
}
