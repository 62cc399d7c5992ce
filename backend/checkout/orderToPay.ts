import type { Backend } from '../answers/Backend.ts'
import type { Order } from '../ports/Orders.ts'
import type { OrderToPay } from '../ports/Payments.ts'
import { allocate } from '../pricing/allocate.ts'

/**
 * What a provider that vouches for the shopper asks about an order.
 * @param amountInclVat whole cents of the payment, which may be a part; its parts are in proportion to the order's
 */
export const orderToPay = async (
  { customers }: Pick<Backend, 'customers'>,
  { number, customerId, placed }: Order,
  amountInclVat: number,
): Promise<OrderToPay> => {
  const { invoice } = placed.addresses
  const amounts = allocate(
    amountInclVat,
    placed.vat.map(({ amount, exclVat }) => amount + exclVat),
  )
  return {
    number: `TH-${number}`,
    emailAddress: (await customers.byId(customerId))?.emailAddress ?? '',
    address: invoice,
    parts: placed.vat.flatMap(({ percentage }, index) => {
      const amount = amounts[index] ?? 0
      return amount === 0 ? [] : [{ vat: percentage, amountInclVat: amount }]
    }),
  }
}
