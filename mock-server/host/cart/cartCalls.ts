import * as v from 'valibot'
import { deliveryAddress } from '../account/customers.ts'
import { visitorOf } from '../account/visitorOf.ts'
import type { Visitor } from '../account/visitorOf.ts'
import { answerOnce } from '../answers/answerOnce.ts'
import type { Call } from '../answers/Call.ts'
import type { Host } from '../answers/Host.ts'
import { readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { deliveryChoice, deliveryPrice, paymentKind } from '../options/options.ts'
import { addLine, changeQuantity } from './changeLines.ts'
import type { NewLine } from './changeLines.ts'
import { cartOfVisitor, couponCodes, makeCart, saveChoices } from './carts.ts'
import type { KeptCart } from './carts.ts'
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
const couponQuestion = v.strictObject({ couponCode: words })

const state: Call = {
  method: 'POST',
  path: '/api/v2/account/cart/state',
  operation: 'loadCart',
  handle: (host, context) => {
    const visitor = visitorOf(host, context)
    const cart = cartOfVisitor(host.database, visitor)
    const data = cart === null ? wireEmptyCart() : wireCart(priceCart(host, cart), visitor.language)
    if (cart?.isMerged === true) host.database.run('UPDATE cart SET is_merged = 0 WHERE uid = ?', cart.uid)
    return succeed(context, { status: 'success', data } satisfies Wire['CartAnswer'])
  },
}

const add: Call = {
  method: 'POST',
  path: '/api/v2/cart/lines',
  operation: 'addCartLine',
  handle: async (host, context) => {
    const { item } = await readBody(context, newLine)
    const visitor = visitorOf(host, context)
    const wished: NewLine = {
      clientId: item.id,
      productId: item.productId,
      quantity: item.quantity,
      options: item.options.map(({ groupId, itemId, custom }) => ({ groupId, itemId, custom: custom ?? null })),
    }
    // A key counts for the cart it was used with: an answer shows a whole cart, and who has none is not known from any other.
    const own = cartOfVisitor(host.database, visitor)
    return answerOnce(
      host,
      context,
      own === null ? null : `addCartLine ${own.uid}`,
      (): Wire['AddedLineAnswer'] => {
        const { cart, lineUid } = addLine(host, visitor, wished)
        return { status: 'success', data: { cUid: cart.uid, lUid: lineUid, cart: wireCart(priceCart(host, cart), visitor.language) } }
      },
      ({ data }) => `addCartLine ${data.cUid}`,
    )
  },
}

const set: Call = {
  method: 'PUT',
  path: '/api/v2/cart/lines/:lineUid',
  operation: 'setCartLineQuantity',
  handle: async (host, context) => {
    const { quantity: wanted } = await readBody(context, lineQuantity)
    const visitor = visitorOf(host, context)
    const cart = cartOfVisitor(host.database, visitor)
    const lineUid = context.req.param('lineUid') ?? ''
    return answerOnce(host, context, `setCartLineQuantity ${lineUid}`, (): Wire['UpdatedLineAnswer'] => {
      const updatedQuantity = changeQuantity(host, cart, lineUid, wanted)
      const after = cart === null ? {} : { cart: wireCart(priceCart(host, cart), visitor.language) }
      return { status: 'success', data: { updatedQuantity, ...after } }
    })
  },
}

const requireCart = (host: Host, visitor: Visitor): KeptCart => {
  const cart = cartOfVisitor(host.database, visitor)
  if (cart === null) throw new Refusal(422, 'cartUnknown')
  return cart
}

const withAddress = (host: Host, cart: KeptCart, visitor: Visitor, addressId: string): KeptCart => {
  const address = visitor.customerId === null ? null : deliveryAddress(host.database, visitor.customerId, addressId)
  if (address === null) throw new Refusal(422, 'addressInvalid')
  const keepsDelivery = cart.shippingOptionId !== null && deliveryChoice(cart.shippingOptionId)?.price[address.countryCode] !== undefined
  const keepsPayment = cart.paymentOptionId !== null && paymentKind(host, cart.paymentOptionId, address.countryCode) !== null
  return {
    ...cart,
    addressId,
    shippingOptionId: keepsDelivery ? cart.shippingOptionId : null,
    pickupLocationId: keepsDelivery ? cart.pickupLocationId : null,
    paymentOptionId: keepsPayment ? cart.paymentOptionId : null,
  }
}

const withDelivery = (host: Host, cart: KeptCart, optionId: string, locationId: string | undefined): KeptCart => {
  const chosen = deliveryChoice(optionId)
  const goods = priceCart(host, cart).totals.subtotalInclVat
  const known = chosen !== null && (cart.addressId === null ? true : deliveryPrice(optionId, countryOf(host, cart), goods) !== null)
  if (!known) throw new Refusal(422, 'shippingOptionInvalid')
  if (chosen.type === 'shipping' && locationId !== undefined) throw new Refusal(422, 'pickupLocationInvalid')
  // Where to collect is for the shopper to say: paying is refused until it is said.
  const location = locationId ?? null
  if (location !== null && !chosen.pickupLocations.some(({ id }) => id === location)) throw new Refusal(422, 'pickupLocationInvalid')
  return { ...cart, shippingOptionId: optionId, pickupLocationId: location }
}

const withPayment = (host: Host, cart: KeptCart, optionId: string): KeptCart => {
  if (paymentKind(host, optionId, cart.addressId === null ? null : countryOf(host, cart)) === null)
    throw new Refusal(422, 'paymentOptionInvalid')
  return { ...cart, paymentOptionId: optionId }
}

const choose: Call = {
  method: 'POST',
  path: '/api/v2/cart',
  operation: 'chooseForCart',
  handle: async (host, context) => {
    const chosen = await readBody(context, choice)
    const visitor = visitorOf(host, context)
    return host.database.transaction(() => {
      let cart = requireCart(host, visitor)
      if (chosen.address_id !== undefined) cart = withAddress(host, cart, visitor, chosen.address_id)
      if (chosen.shipping_option_id !== undefined) cart = withDelivery(host, cart, chosen.shipping_option_id, chosen.pickup_location_id)
      else if (chosen.pickup_location_id !== undefined) throw new Refusal(422, 'pickupLocationInvalid')
      if (chosen.payment_option_id !== undefined) cart = withPayment(host, cart, chosen.payment_option_id)
      saveChoices(host.database, cart)
      return succeed(context, { status: 'success', data: null } satisfies Wire['DoneAnswer'])
    })
  },
}

const addCoupon: Call = {
  method: 'POST',
  path: '/api/v2/cart/coupons',
  operation: 'addCoupon',
  handle: async (host, context) => {
    const code = codeOf((await readBody(context, couponQuestion)).couponCode)
    const visitor = visitorOf(host, context)
    return host.database.transaction(() => {
      if (couponOf(code) === null) throw new Refusal(422, 'couponUnknown')
      const cart = cartOfVisitor(host.database, visitor) ?? makeCart(host, visitor)
      if (couponCodes(host.database, cart.uid).includes(code)) throw new Refusal(422, 'couponAlreadyApplied')
      host.database.run('INSERT INTO cart_coupon (cart_uid, code) VALUES (?, ?)', cart.uid, code)
      return succeed(context, { status: 'success', data: null } satisfies Wire['DoneAnswer'])
    })
  },
}

const removeCoupon: Call = {
  method: 'DELETE',
  path: '/api/v2/cart/coupons',
  operation: 'removeCoupon',
  handle: async (host, context) => {
    const code = codeOf((await readBody(context, couponQuestion)).couponCode)
    const cart = cartOfVisitor(host.database, visitorOf(host, context))
    const removed = cart === null ? 0 : host.database.run('DELETE FROM cart_coupon WHERE cart_uid = ? AND code = ?', cart.uid, code)
    if (removed === 0) throw new Refusal(404, 'couponNotApplied')
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneAnswer'])
  },
}

/** The cart, its lines, choices and coupons. */
export const cartCalls: readonly Call[] = [state, add, set, choose, addCoupon, removeCoupon]
