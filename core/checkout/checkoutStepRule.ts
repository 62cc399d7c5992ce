import { checkoutSteps } from './checkoutSteps.ts'
import type { CheckoutStepRule } from './checkoutSteps.ts'

/** The row of a step by its name; null for a name that is no step (CHK-02). */
export const checkoutStepRule = (step: string): CheckoutStepRule | null => checkoutSteps.find((rule) => rule.step === step) ?? null
