import type { Locale } from '../locale/locale.ts'
import { localePath } from './paths.ts'
import type { Redirect } from './paths.ts'

/** The four steps, in their order (CHK-02). */
export type CheckoutStep = 'information' | 'delivery' | 'overview' | 'pay'

/** Last part of a checkout step's path in each language (RTE-07). */
export const checkoutSlugs: Readonly<Record<Locale, Readonly<Record<CheckoutStep, string>>>> = {
  nld: { information: 'gegevens', delivery: 'bezorging', overview: 'overzicht', pay: 'betalen' },
  eng: { information: 'information', delivery: 'delivery', overview: 'overview', pay: 'pay' },
}

/** 'gegevens' or 'information' for step 1, and so on (RTE-07). */
export const slugOfStep = (locale: Locale, step: CheckoutStep): string => checkoutSlugs[locale][step]

const steps: readonly CheckoutStep[] = ['information', 'delivery', 'overview', 'pay']

/** The checkout step that a slug names in this language; null for any other text (RTE-07). */
export const stepOfSlug = (locale: Locale, slug: string): CheckoutStep | null =>
  steps.find((step) => checkoutSlugs[locale][step] === slug) ?? null

/** Path of a checkout step in the address bar: '/checkout/gegevens', '/en/checkout/information' (RTE-07). */
export const checkoutPath = (locale: Locale, step: CheckoutStep): string => localePath(locale, `/checkout/${slugOfStep(locale, step)}`)

/**
 * Whether the last part of /checkout/{…} can be the uid of a payment: 6 to 64 letters, digits, '-' or '_', which leaves out
 * 'login', and no step in any language (RTE-07). Only the host knows whether the payment exists.
 */
export const isPaymentUid = (slug: string): boolean =>
  /^[A-Za-z0-9_-]{6,64}$/.test(slug) && stepOfSlug('nld', slug) === null && stepOfSlug('eng', slug) === null

/** What an address below /checkout asks for (RTE-07). */
export type CheckoutPage =
  | { readonly is: 'step'; readonly step: CheckoutStep }
  | { readonly is: 'payment'; readonly paymentUid: string }
  | { readonly is: 'redirect'; readonly redirect: Redirect }
  | { readonly is: 'unknown' }

/** What /checkout/{slug} shows (RTE-07). The other language's name of a step redirects to this language's. */
export const checkoutPage = (locale: Locale, slug: string): CheckoutPage => {
  const step = stepOfSlug(locale, slug)
  if (step !== null) return { is: 'step', step }
  const foreign = stepOfSlug(locale === 'nld' ? 'eng' : 'nld', slug)
  if (foreign !== null) return { is: 'redirect', redirect: { status: 301, to: checkoutPath(locale, foreign) } }
  return isPaymentUid(slug) ? { is: 'payment', paymentUid: slug } : { is: 'unknown' }
}
