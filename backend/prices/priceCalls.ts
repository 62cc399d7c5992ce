import * as v from 'valibot'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import type { Call } from '../answers/Call.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { findProducts } from '../catalogue/findProducts.ts'
import { ownDiscounts, wireOwnPrices } from './ownPrices.ts'

const cents = v.pipe(v.number(), v.integer())
const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const pricesRequest = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
        prices: v.nullable(
          v.strictObject({
            vatIncluded: v.boolean(),
            vatPercentage: percentage,
            baseExclVat: cents,
            baseInclVat: cents,
            discountPercentage: percentage,
            discountExclVat: cents,
            discountInclVat: cents,
            discount: v.optional(cents),
            default: v.optional(cents),
            lowestPrice30Days: v.optional(v.nullable(cents)),
            volumePrices: v.optional(
              v.array(v.strictObject({ fromQuantity: v.pipe(cents, v.minValue(2)), base: cents, discountPercentage: percentage })),
            ),
          }),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
})

const list: Call = {
  method: 'POST',
  path: '/api/v2/prices',
  operation: 'listOwnPrices',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    const { items } = await readBody(context, pricesRequest)
    const products = findProducts(
      backend.catalogue,
      items.map(({ productId }) => productId),
    )
    const discounts = await ownDiscounts(
      backend.store,
      customerId,
      products.map(({ id }) => id),
    )
    const data = products.map((product) => ({ productId: product.id, prices: wireOwnPrices(product, discounts) }))
    return succeed(context, { status: 'success', data } satisfies Wire['PricesResponse'])
  },
}

const one: Call = {
  method: 'POST',
  path: '/api/products/prices/:productId',
  operation: 'loadOwnPrice',
  handle: async (backend, context) => {
    const requested = context.req.param('productId') ?? ''
    if (!/^[1-9]\d{0,14}$/.test(requested)) throw notUnderstood('productId: a whole number from 1')
    const customerId = signedIn(await visitorOf(backend, context))
    const product = backend.catalogue.product(Number(requested))
    if (product === null) throw new HttpFailure(404, 'productNotFound')
    return succeed(context, {
      status: 'success',
      data: { prices: wireOwnPrices(product, await ownDiscounts(backend.store, customerId, [product.id])) },
    } satisfies Wire['OwnPricesResponse'])
  },
}

/** Prices agreed between a customer and the shop. */
export const priceCalls: readonly Call[] = [list, one]
