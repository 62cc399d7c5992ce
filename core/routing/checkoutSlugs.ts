import type { CheckoutStep } from '../checkout/checkout.ts'
import type { Locale } from '../locale/locale.ts'

/** Last part of a checkout step's path in each language (RTE-07). */
export const checkoutSlugs: Readonly<Record<Locale, Readonly<Record<CheckoutStep, string>>>> = {
  nld: { information: 'gegevens', delivery: 'bezorging', overview: 'overzicht', pay: 'betalen' },
  eng: { information: 'information', delivery: 'delivery', overview: 'overview', pay: 'pay' },
}
