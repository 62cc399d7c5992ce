import type { CheckoutStep } from './checkout.ts'
import type { CheckoutFacts } from './checkoutFacts.ts'
import { checkoutSteps } from './checkoutSteps.ts'

/** The earliest step that misses something; null when the shopper can pay (CHK-12). */
export const firstUnmetStep = (facts: CheckoutFacts): CheckoutStep | null =>
  checkoutSteps.find((rule) => rule.missing(facts) !== null)?.step ?? null
