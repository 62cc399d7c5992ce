import * as v from 'valibot'
import { visitorOf } from '../account/visitorOf.ts'
import type { Visitor } from '../account/visitorOf.ts'
import { answerIdempotently, withIdempotencyKey } from '../answers/answerIdempotently.ts'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { deliveryMethod, deliveryPrice, paymentKind } from '../options/options.ts'
import { addLine, changeQuantity } from './changeLines.ts'
import type { NewLine } from './changeLines.ts'
import { chosenOption } from './chosenOption.ts'
import { cartOfVisitor, createCart, saveCart } from './carts.ts'
import type { PersistedCart, StoredLine } from './carts.ts'
import { codeOf, isValidAt } from './coupons.ts'
import { deliveryDays } from './deliveryDays.ts'
import { deliveryServices } from './deliveryServices.ts'
import { maximumQuantity } from './maximumQuantity.ts'
import { cartVatTreatment, countryOf, isExpired, priceCart } from './pricedCart.ts'
import { upfront } from './upfront.ts'
import { wireCart, wireEmptyCart } from './wireCart.ts'
import { transact } from '../answers/transact.ts'
import { checkVatNumberOf } from '../vatNumbers/vatTreatment.ts'

const quantity = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(maximumQuantity))
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(500))

const newLine = v.strictObject({
  item: v.strictObject({
    id: words,
    productId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    quantity: quantity(1),
    options: v.pipe(v.array(chosenOption), v.maxLength(50)),
  }),
})
const lineQuantity = v.strictObject({ quantity: quantity(0), id: v.string() })
const choice = v.pipe(
  v.strictObject({
    shipping_option_id: v.optional(words),
    pickup_location_id: v.optional(words),
    delivery_day: v.optional(words),
    delivery_services: v.optional(v.pipe(v.array(words), v.maxLength(20))),
    address_id: v.optional(words),
    payment_option_id: v.optional(words),
  }),
  v.check((chosen) => Object.keys(chosen).length > 0, 'Nothing is chosen.'),
)
const couponRequest = v.strictObject({ couponCode: words })

const day = 24 * 60 * 60 * 1000

const withoutChoices = ({ customerId }: Visitor) => ({ customerId, addressId: null, shippingOptionId: null })

/** A line whose quote has expired without the shopper having read it. */
const isUntold = ({ quote }: StoredLine, now: number): boolean => quote !== undefined && isExpired(quote, now) && quote.isTold !== true

/** From now on such lines can be ordered at their ordinary price: the response shows it. */
const rememberExpiredQuotes = (backend: Backend, visitor: Visitor): Promise<void> =>
  transact(backend, async (backend) => {
    const cart = await cartOfVisitor(backend.store, visitor)
    if (cart === null) return
    const lines = cart.lines.map((line): StoredLine =>
      line.quote !== undefined && isUntold(line, backend.now()) ? { ...line, quote: { ...line.quote, isTold: true } } : line,
    )
    await saveCart(backend.store, { ...cart, lines })
  })

const state: Call = {
  method: 'POST',
  path: '/api/v2/account/cart/state',
  operation: 'loadCart',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const cart = await cartOfVisitor(backend.store, visitor)
    const data =
      cart === null
        ? wireEmptyCart(await cartVatTreatment(backend, withoutChoices(visitor)))
        : wireCart(await priceCart(backend, cart), visitor.language)
    if (cart !== null && (cart.isMerged || cart.touchedAt <= backend.now() - day))
      await backend.store.run('UPDATE cart SET is_merged = 0, touched_at = ? WHERE uid = ?', backend.now(), cart.uid)
    if (cart?.lines.some((line) => isUntold(line, backend.now())) === true) await rememberExpiredQuotes(backend, visitor)
    return succeed(context, { status: 'success', data } satisfies Wire['CartResponse'])
  },
}

const add: Call = {
  method: 'POST',
  path: '/api/v2/cart/lines',
  operation: 'addCartLine',
  handle: async (backend, context) => {
    const { item } = await readBody(context, newLine)
    const visitor = await visitorOf(backend, context)
    const requested: NewLine = {
      clientId: item.id,
      productId: item.productId,
      quantity: item.quantity,
      options: item.options.map(({ groupId, itemId, custom }) => ({ groupId, itemId, custom: custom ?? null })),
    }
    return withIdempotencyKey(backend, context, async (backend, once) => {
      const own = await cartOfVisitor(backend.store, visitor)
      return once(
        // A key counts for the cart it was used with: a response shows a whole cart, and who has none is not known from any other.
        own === null ? null : `addCartLine ${own.uid}`,
        async (): Promise<Wire['AddedLineResponse']> => {
          const { cart, lineUid } = await addLine(backend, visitor, own, requested)
          return {
            status: 'success',
            data: { cUid: cart.uid, lUid: lineUid, cart: wireCart(await priceCart(backend, cart), visitor.language) },
          }
        },
        ({ data }) => `addCartLine ${data.cUid}`,
      )
    })
  },
}

const set: Call = {
  method: 'PUT',
  path: '/api/v2/cart/lines/:lineUid',
  operation: 'setCartLineQuantity',
  handle: async (backend, context) => {
    const { quantity: wanted } = await readBody(context, lineQuantity)
    const visitor = await visitorOf(backend, context)
    const lineUid = context.req.param('lineUid') ?? ''
    return answerIdempotently(backend, context, `setCartLineQuantity ${lineUid}`, async (backend): Promise<Wire['UpdatedLineResponse']> => {
      const { cart, quantity } = await changeQuantity(backend, await cartOfVisitor(backend.store, visitor), lineUid, wanted)
      const data = { updatedQuantity: quantity, cart: wireCart(await priceCart(backend, cart), visitor.language) }
      return { status: 'success', data }
    })
  },
}

const requireCart = async (backend: Backend, visitor: Visitor): Promise<PersistedCart> => {
  const cart = await cartOfVisitor(backend.store, visitor)
  if (cart === null) throw new HttpFailure(422, 'cartUnknown')
  return cart
}

const withAddress = async (backend: Backend, cart: PersistedCart, visitor: Visitor, addressId: string): Promise<PersistedCart> => {
  const address = visitor.customerId === null ? null : await backend.addressBook.find(visitor.customerId, addressId)
  if (address === null) throw new HttpFailure(422, 'addressInvalid')
  const keepsDelivery =
    cart.shippingOptionId !== null && deliveryMethod(backend, cart.shippingOptionId)?.price[address.countryCode] !== undefined
  const occasion = { country: address.countryCode, amountInclVat: null, totalInclVat: null, customerId: visitor.customerId }
  const keepsPayment = cart.paymentOptionId !== null && (await paymentKind(backend, cart.paymentOptionId, occasion)) !== null
  return {
    ...cart,
    addressId: address.id,
    shippingOptionId: keepsDelivery ? cart.shippingOptionId : null,
    pickupLocationId: keepsDelivery ? cart.pickupLocationId : null,
    deliveryDay: keepsDelivery ? cart.deliveryDay : null,
    deliveryServices: keepsDelivery ? cart.deliveryServices : [],
    paymentOptionId: keepsPayment ? cart.paymentOptionId : null,
  }
}

const withDelivery = async (
  backend: Backend,
  cart: PersistedCart,
  optionId: string,
  { pickup_location_id: locationId, delivery_day: day, delivery_services: services = [] }: v.InferOutput<typeof choice>,
): Promise<PersistedCart> => {
  const chosen = deliveryMethod(backend, optionId)
  const { goodsInclVat: goods, lines } = await priceCart(backend, cart)
  const known =
    chosen !== null && (cart.addressId === null ? true : deliveryPrice(backend, optionId, await countryOf(backend, cart), goods) !== null)
  if (!known) throw new HttpFailure(422, 'shippingOptionInvalid')
  if (chosen.type === 'shipping' && locationId !== undefined) throw new HttpFailure(422, 'pickupLocationInvalid')
  // Where to collect is for the shopper to say: paying is refused until it is said.
  const location = locationId ?? null
  if (location !== null && !chosen.pickupLocations.some(({ id }) => id === location)) throw new HttpFailure(422, 'pickupLocationInvalid')
  const days = deliveryDays(backend, chosen, lines)
  if (day !== undefined && !days.includes(day)) throw new HttpFailure(422, 'deliveryDayInvalid')
  const offered = deliveryServices(chosen, lines).map(({ id }) => id)
  if (services.some((id) => !offered.includes(id))) throw new HttpFailure(422, 'deliveryServiceInvalid')
  return {
    ...cart,
    shippingOptionId: optionId,
    pickupLocationId: location,
    deliveryDay: day ?? days[0] ?? null,
    deliveryServices: offered.filter((id) => services.includes(id)),
  }
}

const withPayment = async (backend: Backend, cart: PersistedCart, visitor: Visitor, optionId: string): Promise<PersistedCart> => {
  const country = cart.addressId === null ? null : await countryOf(backend, cart)
  const priced = await priceCart(backend, cart)
  const amountInclVat = upfront(backend, priced)
  const occasion = { country, amountInclVat, totalInclVat: priced.totals.totalInclVat, customerId: visitor.customerId }
  if ((await paymentKind(backend, optionId, occasion)) === null) throw new HttpFailure(422, 'paymentOptionInvalid')
  return { ...cart, paymentOptionId: optionId }
}

const choose: Call = {
  method: 'POST',
  path: '/api/v2/cart',
  operation: 'chooseForCart',
  handle: async (backend, context) => {
    const chosen = await readBody(context, choice)
    const visitor = await visitorOf(backend, context)
    // Here the checkout begins, and the prices of a business in another member state depend on its number.
    if (chosen.address_id !== undefined && visitor.customerId !== null) await checkVatNumberOf(backend, visitor.customerId, 'whenOld')
    return transact(backend, async (backend) => {
      let cart = await requireCart(backend, visitor)
      if (chosen.address_id !== undefined) cart = await withAddress(backend, cart, visitor, chosen.address_id)
      if (chosen.shipping_option_id !== undefined) cart = await withDelivery(backend, cart, chosen.shipping_option_id, chosen)
      else if (chosen.pickup_location_id !== undefined) throw new HttpFailure(422, 'pickupLocationInvalid')
      else if (chosen.delivery_day !== undefined) throw new HttpFailure(422, 'deliveryDayInvalid')
      else if (chosen.delivery_services !== undefined) throw new HttpFailure(422, 'deliveryServiceInvalid')
      if (chosen.payment_option_id !== undefined) cart = await withPayment(backend, cart, visitor, chosen.payment_option_id)
      await saveCart(backend.store, cart)
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
    const visitor = await visitorOf(backend, context)
    return transact(backend, async (backend) => {
      const coupon = await backend.coupons.find(code)
      if (coupon === null || !isValidAt(coupon, backend.now())) throw new HttpFailure(422, 'couponUnknown')
      const cart = (await cartOfVisitor(backend.store, visitor)) ?? (await createCart(backend, visitor))
      if (cart.coupons.includes(code)) throw new HttpFailure(422, 'couponAlreadyApplied')
      if (await backend.coupons.isUsedUp(coupon, { customerId: cart.customerId, cartUid: cart.uid }))
        throw new HttpFailure(422, 'couponUsedUp')
      await saveCart(backend.store, { ...cart, coupons: [...cart.coupons, code].toSorted() })
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
    const visitor = await visitorOf(backend, context)
    return transact(backend, async (backend) => {
      const cart = await cartOfVisitor(backend.store, visitor)
      if (cart?.coupons.includes(code) !== true) throw new HttpFailure(404, 'couponNotApplied')
      await saveCart(backend.store, { ...cart, coupons: cart.coupons.filter((each) => each !== code) })
      return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
    })
  },
}

/** The cart, its lines, choices and coupons. */
export const cartCalls: readonly Call[] = [state, add, set, choose, addCoupon, removeCoupon]
