import { blankAddress } from '../account/savedAddresses.ts'
import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import type { PricedCart } from '../cart/pricedCart.ts'
import { wireCart } from '../cart/wireCart.ts'
import type { PlacedOrder } from '../ports/Orders.ts'
import type { Language } from '../records/ProductRecord.ts'
import { deliveryMethod, wirePickup } from '../options/options.ts'
import { parseVatNumber } from '../vatNumbers/parseVatNumber.ts'
import { vatCheckOf } from '../vatNumbers/vatChecks.ts'
import { arrivalOf } from '../cart/arrival.ts'

const nowhere: Wire['Address'] = { id: '', uid: '', ...blankAddress }

/** The snapshot of a line that is stored with its order. */
export const placedLine = ({
  id,
  uid,
  productId,
  slug,
  title,
  facts = [],
  image,
  quantity,
  prices,
  options,
  returnable,
  totals,
  quote,
}: Wire['CartLine']): PlacedOrder['lines'][number] => ({
  id,
  uid,
  productId,
  slug,
  title,
  facts,
  image,
  quantity,
  prices,
  options,
  returnable,
  totals,
  ...(quote === undefined || quote.isExpired ? {} : { quoteNumber: quote.number }),
})

/** What shows that no VAT was due: the number as an invoice must have it, and when it was checked. */
const reverseChargeOf = async (
  backend: Backend,
  { vatTreatment, shipping }: PricedCart,
  vatNumber: string,
): Promise<Pick<PlacedOrder, 'vatNumber' | 'reverseCharge'>> => {
  const number = vatTreatment === 'reverseCharged' ? parseVatNumber(vatNumber) : null
  const check = number === null ? null : await vatCheckOf(backend, number)
  if (check === null || check.answer === null) return {}
  const { isValid: _valid, ...reverseCharge } = check.answer
  return { vatNumber: check.number, reverseCharge: { ...reverseCharge, shippingInclVat: shipping ?? 0 } }
}

/** The snapshot of a cart that is stored with its order. */
export const placedOrder = async (backend: Backend, cart: PricedCart, customerId: string, language: Language): Promise<PlacedOrder> => {
  const { lines, totals, coupons } = wireCart(cart, language)
  const saved = await backend.addressBook.delivery(customerId)
  const delivery = saved.find(({ id }) => id === cart.stored.addressId) ?? saved[0] ?? nowhere
  const address = (await backend.addressBook.invoice(customerId)) ?? delivery
  const { companyName = '', vatNumber = '' } = (await backend.customers.byId(customerId)) ?? {}
  // Name and numbers of a business belong together, so an invoice has both from the customer, who may have got them from a company.
  const invoice = companyName === '' ? address : { ...address, companyName }
  const choice = deliveryMethod(backend, cart.stored.shippingOptionId ?? '')
  const day = cart.deliveryDays.length === 0 ? null : cart.stored.deliveryDay
  const expectedOn = day ?? arrivalOf(backend, cart.lines, choice ?? { extraDays: 0 })
  const [slowest] = lines.toSorted((one, other) => (other.delivery?.totalDays ?? 0) - (one.delivery?.totalDays ?? 0))
  const place = choice?.pickupLocations.find(({ id }) => id === cart.stored.pickupLocationId)
  return {
    cartTotals: totals,
    coupons,
    vat: cart.totals.totalVat,
    addresses: { invoice, delivery },
    countryCode: invoice.countryCode,
    shippingOptionId: cart.stored.shippingOptionId,
    ...(vatNumber === '' ? {} : { vatNumber }),
    ...(await reverseChargeOf(backend, cart, vatNumber)),
    delivery: {
      label: choice?.label[language] ?? '',
      pickupLocation: place === undefined ? null : wirePickup(place, language),
      expectedOn,
      ...(day === null ? {} : { day }),
      ...(cart.services.length === 0 ? {} : { services: cart.services.map(({ label, price }) => ({ label: label[language], price })) }),
      ...(expectedOn === null && slowest?.delivery !== undefined ? { time: slowest.delivery } : {}),
    },
    lines: lines.map(placedLine),
  }
}
