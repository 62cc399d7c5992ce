import * as v from 'valibot'
import { deliveryAddress } from '../account/customers.ts'
import { visitorOf } from '../account/visitorOf.ts'
import type { Visitor } from '../account/visitorOf.ts'
import { answerIdempotently } from '../answers/answerIdempotently.ts'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { deliveryChoice, deliveryPrice, paymentKind } from '../options/options.ts'
import { addLine, changeQuantity } from './changeLines.ts'
import type { NewLine } from './changeLines.ts'
import { cartOfVisitor, couponCodes, createCart, saveChoices } from './carts.ts'
import type { PersistedCart } from './carts.ts'
import { codeOf, couponOf } from './coupons.ts'
import { maximumQuantity } from './maximumQuantity.ts'
import { countryOf, priceCart } from './pricedCart.ts'
import { wireCart, wireEmptyCart } from './wireCart.ts'

const centimetres = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)))
const quantity = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(maximumQuantity))
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(500))

const newLine = v.strictObject({
  item: v.strictObject({
    id: words,
    productId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    quantity: quantity(1),
    options: v.pipe(
      v.array(
        v.strictObject({
          groupId: v.string(),
          itemId: v.string(),
          custom: v.optional(
            v.strictObject({
              shape: v.picklist(['Vierkant', 'Rechthoek', 'Ovaal', 'Organisch', 'Rond']),
              width: centimetres,
              length: centimetres,
              diameter: centimetres,
            }),
          ),
        }),
      ),
      v.maxLength(50),
    ),
  }),
})
const lineQuantity = v.strictObject({ quantity: quantity(0), id: v.string() })
const choice = v.pipe(
  v.strictObject({
    shipping_option_id: v.optional(words),
    pickup_location_id: v.optional(words),
    address_id: v.optional(words),
    payment_option_id: v.optional(words),
  }),
  v.check((chosen) => Object.keys(chosen).length > 0, 'Nothing is chosen.'),
)
const couponRequest = v.strictObject({ couponCode: words })

const state: Call = {
  method: 'POST',
  path: '/api/v2/account/cart/state',
  operation: 'loadCart',
  handle: (backend, context) => {
    const visitor = visitorOf(backend, context)
    const cart = cartOfVisitor(backend.database, visitor)
    const data = cart === null ? wireEmptyCart() : wireCart(priceCart(backend, cart), visitor.language)
    if (cart?.isMerged === true) backend.database.run('UPDATE cart SET is_merged = 0 WHERE uid = ?', cart.uid)
    return succeed(context, { status: 'success', data } satisfies Wire['CartResponse'])
  },
}

const add: Call = {
  method: 'POST',
  path: '/api/v2/cart/lines',
  operation: 'addCartLine',
  handle: async (backend, context) => {
    const { item } = await readBody(context, newLine)
    const visitor = visitorOf(backend, context)
    const requested: NewLine = {
      clientId: item.id,
      productId: item.productId,
      quantity: item.quantity,
      options: item.options.map(({ groupId, itemId, custom }) => ({ groupId, itemId, custom: custom ?? null })),
    }
    // A key counts for the cart it was used with: a response shows a whole cart, and who has none is not known from any other.
    const own = cartOfVisitor(backend.database, visitor)
    return answerIdempotently(
      backend,
      context,
      own === null ? null : `addCartLine ${own.uid}`,
      (): Wire['AddedLineResponse'] => {
        const { cart, lineUid } = addLine(backend, visitor, requested)
        return { status: 'success', data: { cUid: cart.uid, lUid: lineUid, cart: wireCart(priceCart(backend, cart), visitor.language) } }
      },
      ({ data }) => `addCartLine ${data.cUid}`,
    )
  },
}

const set: Call = {
  method: 'PUT',
  path: '/api/v2/cart/lines/:lineUid',
  operation: 'setCartLineQuantity',
  handle: async (backend, context) => {
    const { quantity: wanted } = await readBody(context, lineQuantity)
    const visitor = visitorOf(backend, context)
    const cart = cartOfVisitor(backend.database, visitor)
    const lineUid = context.req.param('lineUid') ?? ''
    return answerIdempotently(backend, context, `setCartLineQuantity ${lineUid}`, (): Wire['UpdatedLineResponse'] => {
      const updatedQuantity = changeQuantity(backend, cart, lineUid, wanted)
      const after = cart === null ? {} : { cart: wireCart(priceCart(backend, cart), visitor.language) }
      return { status: 'success', data: { updatedQuantity, ...after } }
    })
  },
}

const requireCart = (backend: Backend, visitor: Visitor): PersistedCart => {
  const cart = cartOfVisitor(backend.database, visitor)
  if (cart === null) throw new HttpFailure(422, 'cartUnknown')
  return cart
}

const withAddress = (backend: Backend, cart: PersistedCart, visitor: Visitor, addressId: string): PersistedCart => {
  const address = visitor.customerId === null ? null : deliveryAddress(backend.database, visitor.customerId, addressId)
  if (address === null) throw new HttpFailure(422, 'addressInvalid')
  const keepsDelivery = cart.shippingOptionId !== null && deliveryChoice(cart.shippingOptionId)?.price[address.countryCode] !== undefined
  const keepsPayment = cart.paymentOptionId !== null && paymentKind(backend, cart.paymentOptionId, address.countryCode) !== null
  return {
    ...cart,
    addressId,
    shippingOptionId: keepsDelivery ? cart.shippingOptionId : null,
    pickupLocationId: keepsDelivery ? cart.pickupLocationId : null,
    paymentOptionId: keepsPayment ? cart.paymentOptionId : null,
  }
}

const withDelivery = (backend: Backend, cart: PersistedCart, optionId: string, locationId: string | undefined): PersistedCart => {
  const chosen = deliveryChoice(optionId)
  const goods = priceCart(backend, cart).totals.subtotalInclVat
  const known = chosen !== null && (cart.addressId === null ? true : deliveryPrice(optionId, countryOf(backend, cart), goods) !== null)
  if (!known) throw new HttpFailure(422, 'shippingOptionInvalid')
  if (chosen.type === 'shipping' && locationId !== undefined) throw new HttpFailure(422, 'pickupLocationInvalid')
  // Where to collect is for the shopper to say: paying is refused until it is said.
  const location = locationId ?? null
  if (location !== null && !chosen.pickupLocations.some(({ id }) => id === location)) throw new HttpFailure(422, 'pickupLocationInvalid')
  return { ...cart, shippingOptionId: optionId, pickupLocationId: location }
}

const withPayment = (backend: Backend, cart: PersistedCart, optionId: string): PersistedCart => {
  if (paymentKind(backend, optionId, cart.addressId === null ? null : countryOf(backend, cart)) === null)
    throw new HttpFailure(422, 'paymentOptionInvalid')
  return { ...cart, paymentOptionId: optionId }
}

const choose: Call = {
  method: 'POST',
  path: '/api/v2/cart',
  operation: 'chooseForCart',
  handle: async (backend, context) => {
    const chosen = await readBody(context, choice)
    const visitor = visitorOf(backend, context)
    return backend.database.transaction(() => {
      let cart = requireCart(backend, visitor)
      if (chosen.address_id !== undefined) cart = withAddress(backend, cart, visitor, chosen.address_id)
      if (chosen.shipping_option_id !== undefined) cart = withDelivery(backend, cart, chosen.shipping_option_id, chosen.pickup_location_id)
      else if (chosen.pickup_location_id !== undefined) throw new HttpFailure(422, 'pickupLocationInvalid')
      if (chosen.payment_option_id !== undefined) cart = withPayment(backend, cart, chosen.payment_option_id)
      saveChoices(backend.database, cart)
      return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
    })
  },
}

const addCoupon: Call = {
  method: 'POST',
  path: '/api/v2/cart/coupons',
  operation: 'addCoupon',
  handle: async (backend, context) => {
    const code = codeOf((await readBody(context, couponRequest)).couponCode)
    const visitor = visitorOf(backend, context)
    return backend.database.transaction(() => {
      if (couponOf(code) === null) throw new HttpFailure(422, 'couponUnknown')
      const cart = cartOfVisitor(backend.database, visitor) ?? createCart(backend, visitor)
      if (couponCodes(backend.database, cart.uid).includes(code)) throw new HttpFailure(422, 'couponAlreadyApplied')
      backend.database.run('INSERT INTO cart_coupon (cart_uid, code) VALUES (?, ?)', cart.uid, code)
      return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
    })
  },
}

const removeCoupon: Call = {
  method: 'DELETE',
  path: '/api/v2/cart/coupons',
  operation: 'removeCoupon',
  handle: async (backend, context) => {
    const code = codeOf((await readBody(context, couponRequest)).couponCode)
    const cart = cartOfVisitor(backend.database, visitorOf(backend, context))
    const removed = cart === null ? 0 : backend.database.run('DELETE FROM cart_coupon WHERE cart_uid = ? AND code = ?', cart.uid, code)
    if (removed === 0) throw new HttpFailure(404, 'couponNotApplied')
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

/** The cart, its lines, choices and coupons. */
export const cartCalls: readonly Call[] = [state, add, set, choose, addCoupon, removeCoupon]
