import type { Context } from 'hono'
import { visitorOf } from '../account/visitorOf.ts'
import type { Backend } from '../answers/Backend.ts'
import type { ShownSide } from '../ports/Catalogue.ts'
import { vatTreatmentOf } from '../vatNumbers/vatTreatment.ts'

/** The side of VAT on which a visitor is shown prices (display.priceExclVat): that of the shop, or excl. for a business that pays no VAT. */
export const shownSide = async (backend: Backend, context: Context): Promise<ShownSide> => {
  if (backend.meets('prices-excl')) return 'excl'
  const { customerId } = await visitorOf(backend, context)
  return (await vatTreatmentOf(backend, customerId, { addressId: null, isCollected: false })) === 'reverseCharged' ? 'excl' : 'incl'
}
