import { holdPrice } from './catalogueFacts.ts'
import { failureOf, hold, holdSame, unwrap } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'
import type { TestBackend } from './testBackend.ts'

/** Requirements of a backend that stores its data. */
const rememberedCartChecks = ({ visitor, line, coupon, newKey }: TestBackend): readonly PortCheck[] => {
  const quantities = async (cart: ReturnType<typeof visitor>['cart']): Promise<readonly number[]> =>
    (await unwrap(cart.state())).lines.map(({ quantity }) => quantity)

  return [
    {
      title: 'CRT-05 a cart starts empty and then has the lines in the order they were added',
      check: async () => {
        const { cart } = visitor()
        holdSame(await quantities(cart), [], 'an empty cart')
        const added = await unwrap(cart.addLine({ ...line, quantity: 2 }, newKey()))
        const { cUid, lines } = await unwrap(cart.state())
        holdSame(cUid, added.cUid, 'the cart that was named')
        holdSame(
          lines.map(({ id, uid, productId, quantity }) => ({ id, uid, productId, quantity })),
          [{ id: line.id, uid: added.lUid, productId: line.productId, quantity: 2 }],
          'the line as it was added',
        )
      },
    },
    {
      title: 'CRT-15 the same key never adds twice',
      check: async () => {
        const { cart } = visitor()
        const key = newKey()
        const first = await unwrap(cart.addLine({ ...line, quantity: 1 }, key))
        const again = await unwrap(cart.addLine({ ...line, quantity: 1 }, key))
        holdSame(again.lUid, first.lUid, 'the same line')
        holdSame(await quantities(cart), [1], 'one piece')
      },
    },
    {
      title: 'CRT-05 adding the same product raises the quantity of its line',
      check: async () => {
        const { cart } = visitor()
        const first = await unwrap(cart.addLine({ ...line, quantity: 1 }, newKey()))
        const second = await unwrap(cart.addLine({ ...line, quantity: 2 }, newKey()))
        holdSame(second.lUid, first.lUid, 'the same line')
        holdSame(await quantities(cart), [3], 'three pieces')
      },
    },
    {
      title: 'CRT-04 a quantity is set, and 0 removes the line',
      check: async () => {
        const { cart } = visitor()
        const { lUid } = await unwrap(cart.addLine({ ...line, quantity: 1 }, newKey()))
        for (const [quantity, left] of [
          [3, [3]],
          [0, []],
        ] as const) {
          const { updatedQuantity } = await unwrap(cart.setQuantity({ lineUid: lUid, lineId: line.id, quantity }, newKey()))
          holdSame([updatedQuantity, await quantities(cart)], [quantity, left], 'the new quantity, and the lines')
        }
      },
    },
    {
      title: 'CPN-03 a coupon is added as typed and removed by its code',
      check: async () => {
        const { cart } = visitor()
        await unwrap(cart.addLine({ ...line, quantity: 1 }, newKey()))
        await unwrap(cart.addCoupon(coupon))
        const { coupons } = await unwrap(cart.state())
        holdSame(
          coupons.map(({ code, applies }) => ({ code, applies })),
          [{ code: coupon, applies: true }],
          'the coupon',
        )
        await failureOf(cart.removeCoupon(`NOT-${coupon}`), 'Refused')
        await unwrap(cart.removeCoupon(coupons[0]?.code ?? ''))
        holdSame((await unwrap(cart.state())).coupons, [], 'no coupon')
      },
    },
    {
      title: 'PRC-04 a backend that sends its totals sends those of the present cart',
      check: async () => {
        const { cart } = visitor()
        const { lUid, cart: first } = await unwrap(cart.addLine({ ...line, quantity: 1 }, newKey()))
        const { cart: second } = await unwrap(cart.setQuantity({ lineUid: lUid, lineId: line.id, quantity: 2 }, newKey()))
        const read = await unwrap(cart.state())
        holdSame(second ?? read, read, 'the cart as it is read')
        holdSame([first.totals?.productsQuantity ?? 1, read.totals?.productsQuantity ?? 2], [1, 2], 'pieces charged')
      },
    },
    {
      title: 'CRT-05 a missing line is refused as not found',
      check: async () => {
        const { cart } = visitor()
        await unwrap(cart.addLine({ ...line, quantity: 1 }, newKey()))
        const failure = await failureOf(cart.setQuantity({ lineUid: 'line-0000', lineId: 'x', quantity: 1 }, newKey()), 'Refused')
        holdSame(failure.reason, 'notFound', 'the reason')
      },
    },
    {
      title: 'SES-04 two visitors have two carts',
      check: async () => {
        const [one, two] = [visitor(), visitor()]
        await unwrap(one.cart.addLine({ ...line, quantity: 1 }, newKey()))
        holdSame(await quantities(two.cart), [], 'an empty cart')
      },
    },
  ]
}

export const cartChecks = (backend: TestBackend): readonly PortCheck[] => [
  {
    title: 'CRT-05 adding a line returns its id',
    check: async () => {
      const added = await unwrap(backend.visitor().cart.addLine({ ...backend.line, quantity: 1 }, backend.newKey()))
      hold(added.cUid !== '', 'The cart is named')
      const line = added.cart.lines.find(({ uid }) => uid === added.lUid)
      if (line === undefined) throw new Error('The new line is in the cart')
      holdPrice(line.price)
      for (const option of line.options) holdPrice(option.price)
    },
  },
  {
    title: 'CRT-05 a product that cannot be added is refused',
    check: async () => void (await failureOf(backend.refusedVisitor().cart.addCoupon('ONBEKEND'), 'Refused')),
  },
  {
    title: 'CHK-06 the cart stores a selected method',
    check: async () => {
      const { cart } = backend.visitor()
      await unwrap(cart.addLine({ ...backend.line, quantity: 1 }, backend.newKey()))
      const [option] = await unwrap(backend.visitor().checkout.deliveryOptions('NL'))
      await unwrap(cart.choose({ shippingOptionId: option?.id ?? '' }))
    },
  },
  {
    title: 'CRT-05 the cart is returned complete',
    check: async () => {
      const { cart } = backend.visitor()
      await unwrap(cart.addLine({ ...backend.line, quantity: 1 }, backend.newKey()))
      const state = await unwrap(cart.state())
      hold(state.cUid !== null && state.lines.length > 0, 'A cart with lines has a name', state)
      for (const { uid, quantity, price } of state.lines) {
        hold(uid !== null && quantity > 0, 'A line of the host has its uid and a piece or more', { uid, quantity })
        holdPrice(price)
      }
    },
  },
  ...(backend.remembers ? rememberedCartChecks(backend) : []),
]
