import type { CheckoutStep } from '../checkout/checkout.ts'
import type { Locale } from '../locale/locale.ts'
import { checkoutSlugs } from './checkoutSlugs.ts'

const steps: readonly CheckoutStep[] = ['information', 'delivery', 'overview', 'pay']

/** The checkout step that a slug names in this language; null for any other text (RTE-07). */
export const stepOfSlug = (locale: Locale, slug: string): CheckoutStep | null =>
  steps.find((step) => checkoutSlugs[locale][step] === slug) ?? null
