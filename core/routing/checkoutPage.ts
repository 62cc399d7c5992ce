import type { CheckoutStep } from '../checkout/checkout.ts'
import type { Locale } from '../locale/locale.ts'
import { checkoutPath } from './checkoutPath.ts'
import { isPaymentUid } from './isPaymentUid.ts'
import type { Redirect } from './redirect.ts'
import { stepOfSlug } from './stepOfSlug.ts'

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
