import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart } from './cart.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { Shop } from '../shop.ts'
import type { CartStore } from './cartStore.ts'
import { device, hostCart } from '../testing/cartWorld.ts'
import { expectTotalsAddUp } from '../testing/expectTotalsAddUp.ts'
import { makeFakeAccount } from '../testing/fakes/makeFakeAccount.ts'
import { makeFakeCart } from '../testing/fakes/makeFakeCart.ts'
import type { FakeCart } from '../testing/fakes/makeFakeCart.ts'
import { makeFakeClock } from '../testing/fakes/makeFakeClock.ts'
import { makeFakeCookies } from '../testing/fakes/makeFakeCookies.ts'
import { makeFakePorts } from '../testing/fakes/makeFakePorts.ts'
import { runPlainly } from '../testing/runPlainly.ts'
import { customer } from '../testing/sampleCustomer.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { makeShop } from '../makeShop.ts'

const quantities = (cart: Cart): Readonly<Record<number, number>> =>
  Object.fromEntries(cart.lines.map(({ productId, quantity }) => [productId, quantity]))

const lineIdOf = (cart: CartStore, product: number): string | null =>
  cart.getSnapshot().cart.lines.find(({ productId }) => productId === product)?.id ?? null

const wanting = (wanted: ReadonlyMap<number, number>): Readonly<Record<number, number>> => Object.fromEntries(wanted)

/** Every request of the cart is answered when the scheduler says so. */
const scheduledHost = (scheduler: fc.Scheduler, cart?: Cart): FakeCart =>
  makeFakeCart({ weather: ({ name }) => scheduler.schedule(Promise.resolve({}), name), ...(cart === undefined ? {} : { cart }) })

/** Wishes for an exact number of pieces, which make the line when it is not there. */
const wishFor = (cart: CartStore, wanted: Map<number, number>, product: number, quantity: number): void => {
  if (lineIdOf(cart, product) === null) cart.add(sampleProduct(product), [])
  cart.setQuantity(lineIdOf(cart, product) ?? '', quantity)
  if (quantity === 0) wanted.delete(product)
  else wanted.set(product, quantity)
}

const typing = fc.record({
  how: fc.constantFrom('type' as const, 'set' as const, 'add' as const),
  quantity: fc.integer({ min: 0, max: 9 }),
})

describe('races of the cart', () => {
  it('CRT-04 typing, steps, the pause after typing and late answers in any order: the last wish counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(typing, { minLength: 1, maxLength: 10 }), async (scheduler, acts) => {
        let wanted = 1
        let typed: number | null = null
        const clock: ClockPort = {
          now: () => 0,
          after: (_ms, work) => {
            let isOff = false
            void scheduler.schedule(Promise.resolve(), 'timer').then(() => {
              if (isOff) return
              wanted = typed ?? wanted
              typed = null
              work()
            })
            return () => {
              isOff = true
            }
          },
        }
        const host = scheduledHost(scheduler, hostCart([1, 1]))
        const ports = makeFakePorts({ cart: host, cookies: makeFakeCookies({ es_cuid: 'cart-9' }) })
        const { cart } = makeShop({ ...ports, clock }, runPlainly, 'nld')
        await scheduler.waitFor(cart.load())
        const uttered = acts.map(async ({ how, quantity }) => {
          await scheduler.schedule(Promise.resolve(), how)
          const id = lineIdOf(cart, 1)
          if (how === 'add') {
            wanted = (typed ?? wanted) + 1
            typed = null
            cart.add(sampleProduct(1), [])
          } else if (id !== null && how === 'type') {
            typed = quantity
            cart.typeQuantity(id, String(quantity))
          } else if (id !== null) {
            wanted = quantity
            typed = null
            cart.setQuantity(id, quantity)
          }
          expectTotalsAddUp(cart.getSnapshot().totals)
        })
        await scheduler.waitFor(Promise.all(uttered).then(() => cart.settled()))
        const expected = wanted === 0 ? {} : { 1: wanted }
        expect(quantities(cart.getSnapshot().cart)).toEqual(expected)
        expect(quantities(host.truth())).toEqual(expected)
        expect(host.mostAtOnce()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })

  it('CRT-07 an answer that comes late never takes a newer wish off the screen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 }),
        async (scheduler, wishes) => {
          const host = scheduledHost(scheduler, hostCart([1, 1]))
          const ports = makeFakePorts({ cart: host, cookies: makeFakeCookies({ es_cuid: 'cart-9' }) })
          const { cart } = makeShop(ports, runPlainly, 'nld')
          await scheduler.waitFor(cart.load())
          let last = 1
          cart.subscribe(() => expect(quantities(cart.getSnapshot().cart)).toEqual(last === 0 ? {} : { 1: last }))
          const uttered = wishes.map(async (quantity) => {
            await scheduler.schedule(Promise.resolve(), `wish ${quantity}`)
            const id = lineIdOf(cart, 1)
            if (id === null) return
            last = quantity
            cart.setQuantity(id, quantity)
            void cart.load()
          })
          await scheduler.waitFor(Promise.all(uttered).then(() => cart.settled()))
          expect(quantities(host.truth())).toEqual(last === 0 ? {} : { 1: last })
        },
      ),
      { numRuns: 200 },
    )
  })

  it('CRT-02 CRT-15 two tabs of one device: what each of them wished comes true', async () => {
    const wish = fc.record({ tab: fc.nat({ max: 1 }), product: fc.integer({ min: 1, max: 2 }), quantity: fc.integer({ min: 0, max: 5 }) })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(wish, { minLength: 1, maxLength: 10 }), async (scheduler, wishes) => {
        const host = scheduledHost(scheduler, hostCart([9, 1]))
        const own = device({ es_cuid: 'cart-9' })
        const open = (): Shop => makeShop(makeFakePorts({ cart: host, ...own }), runPlainly, 'nld')
        const tabs = [open(), open()] as const
        await scheduler.waitFor(Promise.all(tabs.map(({ cart }) => cart.load())))
        const wanted = new Map([[9, 1]])
        const uttered = wishes.map(async ({ tab, product, quantity }) => {
          await scheduler.schedule(Promise.resolve(), `wish in tab ${tab}`)
          const { cart } = tabs[tab === 0 ? 0 : 1]
          // Each tab has products of its own: which of two wishes for one line was the last is the host's to say.
          wishFor(cart, wanted, product + tab * 2, quantity)
        })
        await scheduler.waitFor(Promise.all(uttered).then(() => Promise.all(tabs.map(({ cart }) => cart.settled()))))
        expect(quantities(host.truth())).toEqual(wanting(wanted))
        await scheduler.waitFor(Promise.all(tabs.map(({ cart }) => cart.load())))
        for (const { cart } of tabs) expect(quantities(cart.getSnapshot().cart)).toEqual(wanting(wanted))
        expect(host.mostAtOnce()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 },
    )
  })

  it('CRT-13 SES-05 signing in while the guest still chooses: nothing is lost, and the merged cart is shown', async () => {
    // What the login needs travels at its first use; here it is there already.
    await import('../account/makeAccountActs.ts')
    const wish = fc.record({ product: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 0, max: 5 }) })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(wish, { minLength: 1, maxLength: 8 }), async (scheduler, wishes) => {
        const host = scheduledHost(scheduler)
        const account = makeFakeAccount({
          accounts: [{ password: 'Welkom01', session: customer }],
          weather: async ({ name }) => {
            await scheduler.schedule(Promise.resolve(), name)
            const [own] = hostCart([9, 2]).lines
            if (name === 'login' && own !== undefined) host.change((cart) => ({ ...cart, lines: [...cart.lines, own], isMerged: true }))
            return {}
          },
        })
        const shop = makeShop(makeFakePorts({ cart: host, account, clock: makeFakeClock() }), runPlainly, 'nld')
        const wanted = new Map<number, number>()
        const uttered = wishes.map(async ({ product, quantity }) => {
          await scheduler.schedule(Promise.resolve(), 'wish')
          wishFor(shop.cart, wanted, product, quantity)
        })
        const signedIn = scheduler
          .schedule(Promise.resolve(), 'press')
          .then(() => shop.session.login({ email: customer.emailAddress, password: 'Welkom01' }))
        await scheduler.waitFor(
          Promise.all([signedIn, ...uttered])
            .then(() => shop.cart.settled())
            .then(() => shop.cart.load()),
        )
        const expected = wanting(wanted.set(9, 2))
        expect(quantities(host.truth())).toEqual(expected)
        expect(quantities(shop.cart.getSnapshot().cart)).toEqual(expected)
        expect(shop.session.getSnapshot().isAuthenticated).toBe(true)
        expect(shop.cart.getSnapshot().cart.isMerged).toBe(true)
        expect(host.mostAtOnce()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
  })
})
