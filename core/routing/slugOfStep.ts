import type { CheckoutStep } from '../checkout/checkout.ts'
import type { Locale } from '../locale/locale.ts'
import { checkoutSlugs } from './checkoutSlugs.ts'

/** 'gegevens' or 'information' for step 1, and so on (RTE-07). */
export const slugOfStep = (locale: Locale, step: CheckoutStep): string => checkoutSlugs[locale][step]
