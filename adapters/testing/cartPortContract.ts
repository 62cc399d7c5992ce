import { describe, expect, it } from 'vitest'
import { expectPrice, failureOf, valueOf } from './expectations.ts'
import type { TestHost } from './host.ts'

/** A host remembers keys for a day and may meet this suite twice. */
const newKey = (): string => crypto.randomUUID()

export const cartPortContract = (host: TestHost): void => {
  describe('cart', () => {
    it('CRT-05 adds a line and names it', async () => {
      const { cart } = host.visitor()
      const added = await valueOf(cart.addLine({ ...host.line, quantity: 1 }, newKey()))
      expect(added.cUid).not.toBe('')
      const line = added.cart.lines.find(({ uid }) => uid === added.lUid)
      expect(line).toBeDefined()
      expectPrice(line?.price ?? null)
      for (const option of line?.options ?? []) expectPrice(option.price)
    })

    it('CRT-05 says no to what cannot be added', async () => {
      const failure = await failureOf(host.refusedVisitor().cart.addCoupon('ONBEKEND'))
      expect(failure).toMatchObject({ _tag: 'Refused' })
    })

    it('CHK-06 takes a choice', async () => {
      const { cart } = host.visitor()
      await valueOf(cart.addLine({ ...host.line, quantity: 1 }, newKey()))
      const [option] = await valueOf(host.visitor().checkout.deliveryOptions('NL'))
      await expect(valueOf(cart.choose({ shippingOptionId: option?.id ?? '' }))).resolves.toBeUndefined()
    })

    it('CRT-05 answers the whole cart', async () => {
      const { cart } = host.visitor()
      await valueOf(cart.addLine({ ...host.line, quantity: 1 }, newKey()))
      const state = await valueOf(cart.state())
      expect(state.cUid).not.toBeNull()
      expect(state.lines.length).toBeGreaterThan(0)
      for (const { uid, quantity, price } of state.lines) {
        expect(uid).not.toBeNull()
        expect(quantity).toBeGreaterThan(0)
        expectPrice(price)
      }
    })
  })

  if (!host.remembers) return
  describe('a cart that is remembered', () => {
    it('CRT-05 is empty at first and then has the lines as they were added', async () => {
      const { cart } = host.visitor()
      expect((await valueOf(cart.state())).lines).toEqual([])
      const added = await valueOf(cart.addLine({ ...host.line, quantity: 2 }, newKey()))
      const { cUid, lines } = await valueOf(cart.state())
      expect(cUid).toBe(added.cUid)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatchObject({ id: host.line.id, uid: added.lUid, productId: host.line.productId, quantity: 2 })
    })

    it('CRT-15 the same key never adds twice', async () => {
      const { cart } = host.visitor()
      const key = newKey()
      const first = await valueOf(cart.addLine({ ...host.line, quantity: 1 }, key))
      const again = await valueOf(cart.addLine({ ...host.line, quantity: 1 }, key))
      expect(again.lUid).toBe(first.lUid)
      expect((await valueOf(cart.state())).lines.map(({ quantity }) => quantity)).toEqual([1])
    })

    it('CRT-05 more of the same raises the quantity of the line', async () => {
      const { cart } = host.visitor()
      const first = await valueOf(cart.addLine({ ...host.line, quantity: 1 }, newKey()))
      const second = await valueOf(cart.addLine({ ...host.line, quantity: 2 }, newKey()))
      expect(second.lUid).toBe(first.lUid)
      expect((await valueOf(cart.state())).lines.map(({ quantity }) => quantity)).toEqual([3])
    })

    it('CRT-04 sets a quantity, and 0 removes the line', async () => {
      const { cart } = host.visitor()
      const { lUid } = await valueOf(cart.addLine({ ...host.line, quantity: 1 }, newKey()))
      const change = { lineUid: lUid, lineId: host.line.id }
      expect(await valueOf(cart.setQuantity({ ...change, quantity: 3 }, newKey()))).toMatchObject({ updatedQuantity: 3 })
      expect((await valueOf(cart.state())).lines.map(({ quantity }) => quantity)).toEqual([3])
      expect(await valueOf(cart.setQuantity({ ...change, quantity: 0 }, newKey()))).toMatchObject({ updatedQuantity: 0 })
      expect((await valueOf(cart.state())).lines).toEqual([])
    })

    it('CPN-03 a coupon goes in as it was typed and out by its code', async () => {
      const { cart } = host.visitor()
      await valueOf(cart.addLine({ ...host.line, quantity: 1 }, newKey()))
      await valueOf(cart.addCoupon('WELKOM10'))
      const { coupons } = await valueOf(cart.state())
      expect(coupons).toMatchObject([{ code: 'WELKOM10', applies: true }])
      expect(await failureOf(cart.removeCoupon('ANDERS'))).toMatchObject({ _tag: 'Refused' })
      await valueOf(cart.removeCoupon(coupons[0]?.code ?? ''))
      expect((await valueOf(cart.state())).coupons).toEqual([])
    })

    it('PRC-04 where it says what it charges, it says so of the cart as it is', async () => {
      const { cart } = host.visitor()
      const { lUid, cart: first } = await valueOf(cart.addLine({ ...host.line, quantity: 1 }, newKey()))
      const { cart: second } = await valueOf(cart.setQuantity({ lineUid: lUid, lineId: host.line.id, quantity: 2 }, newKey()))
      const read = await valueOf(cart.state())
      expect(second ?? read).toEqual(read)
      expect([first.totals?.productsQuantity ?? 1, read.totals?.productsQuantity ?? 2]).toEqual([1, 2])
    })

    it('CRT-05 refuses to change a line that is not there', async () => {
      const { cart } = host.visitor()
      await valueOf(cart.addLine({ ...host.line, quantity: 1 }, newKey()))
      const failure = await failureOf(cart.setQuantity({ lineUid: 'line-0000', lineId: 'x', quantity: 1 }, newKey()))
      expect(failure).toMatchObject({ _tag: 'Refused', status: 404 })
    })

    it('SES-04 two visitors have two carts', async () => {
      const [one, two] = [host.visitor(), host.visitor()]
      await valueOf(one.cart.addLine({ ...host.line, quantity: 1 }, newKey()))
      expect((await valueOf(two.cart.state())).lines).toEqual([])
    })
  })
}
