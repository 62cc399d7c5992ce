import { localeCodes } from '../locale/locale.ts'
import type { Locale } from '../locale/locale.ts'

/** The four steps, in their order (CHK-02). */
export type CheckoutStep = 'information' | 'delivery' | 'overview' | 'pay'

/** Last part of a checkout step's path in each language (RTE-07). */
export const checkoutSlugs: Readonly<Record<Locale, Readonly<Record<CheckoutStep, string>>>> = {
  nld: { information: 'gegevens', delivery: 'bezorging', overview: 'overzicht', pay: 'betalen' },
  eng: { information: 'information', delivery: 'delivery', overview: 'overview', pay: 'pay' },
}

const steps: readonly CheckoutStep[] = ['information', 'delivery', 'overview', 'pay']

/** The checkout step that a slug names in this language; null for any other text (RTE-07). */
export const stepOfSlug = (locale: Locale, slug: string): CheckoutStep | null =>
  steps.find((step) => checkoutSlugs[locale][step] === slug) ?? null

/** The checkout step that a slug names in any language; null for any other text. */
export const stepOfAnySlug = (slug: string): CheckoutStep | null =>
  localeCodes.map((locale) => stepOfSlug(locale, slug)).find((step) => step !== null) ?? null

/**
 * Whether the last part of /checkout/{…} can be the uid of a payment: 6 to 64 letters, digits, '-' or '_', which leaves out
 * 'login', and no step in any language (RTE-07). Only the backend knows whether the payment exists.
 */
export const isPaymentUid = (slug: string): boolean => /^[A-Za-z0-9_-]{6,64}$/.test(slug) && stepOfAnySlug(slug) === null
