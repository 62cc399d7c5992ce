import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { visitorOf } from '../account/visitorOf.ts'
import type { Backend } from '../answers/Backend.ts'
import type { ShownSide } from '../ports/Catalogue.ts'
import { vatTreatmentOf } from '../vatNumbers/vatTreatment.ts'

/**
 * The side of VAT on which a visitor is shown prices (display.priceExclVat): excl. for a business that pays no VAT; else what the visitor has chosen, by
 * the cookie price_vat; else excl. for a company, and the side of the shop for all others.
 */
export const shownSide = async (backend: Backend, context: Context): Promise<ShownSide> => {
  const ofShop = backend.meets('prices-excl') ? 'excl' : 'incl'
  const { customerId } = await visitorOf(backend, context)
  if ((await vatTreatmentOf(backend, customerId, { addressId: null, isCollected: false })) === 'reverseCharged') return 'excl'
  const chosen = getCookie(context, 'price_vat')
  if (chosen === 'excl' || chosen === 'incl') return chosen
  const customer = customerId === null ? null : await backend.customers.byId(customerId)
  return customer !== null && customer.companyName !== '' ? 'excl' : ofShop
}
