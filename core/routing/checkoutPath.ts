import type { CheckoutStep } from '../checkout/checkout.ts'
import type { Locale } from '../locale/locale.ts'
import { localePath } from './localePath.ts'
import { slugOfStep } from './slugOfStep.ts'

/** Path of a checkout step in the address bar: '/checkout/gegevens', '/en/checkout/information' (RTE-07). */
export const checkoutPath = (locale: Locale, step: CheckoutStep): string => localePath(locale, `/checkout/${slugOfStep(locale, step)}`)
