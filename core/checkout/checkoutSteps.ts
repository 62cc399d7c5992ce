import type { Phrase } from '../notifications/phrase.ts'
import type { CheckoutStep } from './checkout.ts'
import type { CheckoutFacts } from './checkoutFacts.ts'

/** One row of the checkout: its place, and what it must have before the next (CHK-02). */
export interface CheckoutStepRule {
  readonly step: CheckoutStep
  /** From 1, as the shopper counts. */
  readonly number: number
  readonly previous: CheckoutStep | null
  readonly next: CheckoutStep | null
  readonly label: Phrase
  /** What is missing; null when the step is ready (CHK-03). */
  readonly missing: (facts: CheckoutFacts) => Phrase | null
}

const informationMissing = (facts: CheckoutFacts): Phrase | null => {
  if (facts.signedIn) return facts.addressId === null ? { key: 'checkout.checkInformation' } : null
  if (facts.guestForm === 'incomplete') return { key: 'checkout.fieldsMissing' }
  return facts.guestForm === 'invalid' ? { key: 'checkout.checkInformation' } : null
}

/** The four steps in their order (CHK-02, CHK-03). */
export const checkoutSteps: readonly CheckoutStepRule[] = [
  {
    step: 'information',
    number: 1,
    previous: null,
    next: 'delivery',
    label: { key: 'checkout.stepInformation' },
    missing: informationMissing,
  },
  {
    step: 'delivery',
    number: 2,
    previous: 'information',
    next: 'overview',
    label: { key: 'checkout.stepDelivery' },
    missing: (facts) => (facts.shippingOptionId === null ? { key: 'checkout.noDeliveryOption' } : null),
  },
  {
    step: 'overview',
    number: 3,
    previous: 'delivery',
    next: 'pay',
    label: { key: 'checkout.stepOverview' },
    missing: (facts) => (facts.paymentOptionId === null ? { key: 'checkout.noPaymentMethod' } : null),
  },
  { step: 'pay', number: 4, previous: 'overview', next: null, label: { key: 'checkout.stepPay' }, missing: () => null },
]
