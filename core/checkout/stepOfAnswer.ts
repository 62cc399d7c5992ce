import { stepOfSlug } from '../routing/stepOfSlug.ts'
import type { CheckoutStep } from './checkout.ts'
import { checkoutSteps } from './checkoutSteps.ts'

/** The step that the host names in an answer: by its slug in either language or by its number; null for any other text (CHK-10). */
export const stepOfAnswer = (text: string): CheckoutStep | null =>
  stepOfSlug('eng', text) ?? stepOfSlug('nld', text) ?? checkoutSteps.find((rule) => String(rule.number) === text)?.step ?? null
