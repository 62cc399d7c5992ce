import type { Phrase } from '../notifications/phrase.ts'
import type { CheckoutStep } from '../routing/checkoutPaths.ts'

/** Data with which the checkout validates its steps. */
export interface CheckoutFacts {
  /** The e-mail address was checked, or the shopper is signed in (CHK-01). */
  readonly started: boolean
  readonly signedIn: boolean
  /** Form of a guest: 'incomplete' misses required text, 'invalid' has text that breaks a rule (CHK-02). Unused for a signed-in customer. */
  readonly guestForm: 'valid' | 'incomplete' | 'invalid'
  readonly addressId: string | null
  /** null too when the backend no longer offers it. */
  readonly shippingOptionId: string | null
  /** The order is collected, and no pick-up point is selected. */
  readonly pickupPointMissing: boolean
  /** The day of large goods is not selected, or no longer offered. */
  readonly deliveryDayMissing: boolean
  /** null too when the backend no longer offers it. */
  readonly paymentOptionId: string | null
  /** The cart changed since the checkout last showed its delivery options (CHK-08). */
  readonly cartChanged: boolean
}

/** One row of the checkout: its place, and what it must have before the next (CHK-02). */
export interface CheckoutStepRule {
  readonly step: CheckoutStep
  /** From 1, as the shopper counts. */
  readonly number: number
  readonly previous: CheckoutStep | null
  readonly next: CheckoutStep | null
  readonly label: Phrase
  /** The missing part; null when the step is complete (CHK-03). */
  readonly missing: (facts: CheckoutFacts) => Phrase | null
}

const informationMissing = (facts: CheckoutFacts): Phrase | null => {
  if (facts.signedIn) return facts.addressId === null ? { key: 'checkout.checkInformation' } : null
  if (facts.guestForm === 'incomplete') return { key: 'checkout.fieldsMissing' }
  return facts.guestForm === 'invalid' ? { key: 'checkout.checkInformation' } : null
}

const deliveryMissing = (facts: CheckoutFacts): Phrase | null => {
  if (facts.shippingOptionId === null) return { key: 'checkout.noDeliveryOption' }
  if (facts.pickupPointMissing) return { key: 'checkout.noPickupPoint' }
  return facts.deliveryDayMissing ? { key: 'checkout.noDeliveryDay' } : null
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
    missing: deliveryMissing,
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

/** The row of a step by its name; null for a name that is no step (CHK-02). */
export const checkoutStepRule = (step: string): CheckoutStepRule | null => checkoutSteps.find((rule) => rule.step === step) ?? null

/** The earliest step that misses something; null when the shopper can pay (CHK-12). */
export const firstUnmetStep = (facts: CheckoutFacts): CheckoutStep | null =>
  checkoutSteps.find((rule) => rule.missing(facts) !== null)?.step ?? null

const numberOf = (step: CheckoutStep): number => checkoutStepRule(step)?.number ?? 0

/** The requested step when all before it are met, else the first unmet one; 'start' before an e-mail address is known (CHK-12). */
export const reachableStep = (requested: CheckoutStep, facts: CheckoutFacts): CheckoutStep | 'start' => {
  if (!facts.started) return 'start'
  const unmet = firstUnmetStep(facts)
  return unmet !== null && numberOf(unmet) < numberOf(requested) ? unmet : requested
}
