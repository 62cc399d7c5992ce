import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart } from './cart.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { Shop } from '../shop.ts'
import type { CartStore } from './cartStore.ts'
import { device, backendCart } from '../testing/cartWorld.ts'
import { expectTotalsAddUp } from '../testing/expectTotalsAddUp.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import type { FakeCart } from '../testing/fakes/createFakeCart.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import { customer } from '../testing/sampleCustomer.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'

const quantities = (cart: Cart): Readonly<Record<number, number>> =>
  Object.fromEntries(cart.lines.map(({ productId, quantity }) => [productId, quantity]))

const lineIdOf = (cart: CartStore, product: number): string | null =>
  cart.getSnapshot().cart.lines.find(({ productId }) => productId === product)?.id ?? null

const wanting = (wanted: ReadonlyMap<number, number>): Readonly<Record<number, number>> => Object.fromEntries(wanted)

/** The scheduler decides when each request is answered. */
const scheduledBackend = (scheduler: fc.Scheduler, cart?: Cart): FakeCart =>
  createFakeCart({ faultModel: ({ name }) => scheduler.schedule(Promise.resolve({}), name), ...(cart === undefined ? {} : { cart }) })

/** Tasks for an exact number of pieces, which create the line if it is missing. */
const taskFor = (cart: CartStore, wanted: Map<number, number>, product: number, quantity: number): void => {
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
  it('CRT-04 the last quantity wins for any order of typing, steps, pauses and late responses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(typing, { minLength: 1, maxLength: 10 }), async (scheduler, actions) => {
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
        const backend = scheduledBackend(scheduler, backendCart([1, 1]))
        const ports = createFakePorts({ cart: backend, cookies: createFakeCookies({ es_cuid: 'cart-9' }) })
        const { cart } = createTestShop(ports, { platform: { ...ports, clock } })
        await scheduler.waitFor(cart.load())
        const uttered = actions.map(async ({ how, quantity }) => {
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
        expect(quantities(backend.truth())).toEqual(expected)
        expect(backend.mostAtOnce()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })

  it('CRT-07 a late response never removes a newer task from the screen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 }),
        async (scheduler, tasks) => {
          const backend = scheduledBackend(scheduler, backendCart([1, 1]))
          const ports = createFakePorts({ cart: backend, cookies: createFakeCookies({ es_cuid: 'cart-9' }) })
          const { cart } = createTestShop(ports)
          await scheduler.waitFor(cart.load())
          let last = 1
          cart.subscribe(() => expect(quantities(cart.getSnapshot().cart)).toEqual(last === 0 ? {} : { 1: last }))
          const uttered = tasks.map(async (quantity) => {
            await scheduler.schedule(Promise.resolve(), `wish ${quantity}`)
            const id = lineIdOf(cart, 1)
            if (id === null) return
            last = quantity
            cart.setQuantity(id, quantity)
            void cart.load()
          })
          await scheduler.waitFor(Promise.all(uttered).then(() => cart.settled()))
          expect(quantities(backend.truth())).toEqual(last === 0 ? {} : { 1: last })
        },
      ),
      { numRuns: 200 },
    )
  })

  it('CRT-02 CRT-15 the tasks of two tabs of one device are all executed', async () => {
    const enqueue = fc.record({
      tab: fc.nat({ max: 1 }),
      product: fc.integer({ min: 1, max: 2 }),
      quantity: fc.integer({ min: 0, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(enqueue, { minLength: 1, maxLength: 10 }), async (scheduler, tasks) => {
        const backend = scheduledBackend(scheduler, backendCart([9, 1]))
        const own = device({ es_cuid: 'cart-9' })
        const open = (): Shop => createTestShop(createFakePorts({ cart: backend, ...own }))
        const tabs = [open(), open()] as const
        await scheduler.waitFor(Promise.all(tabs.map(({ cart }) => cart.load())))
        const wanted = new Map([[9, 1]])
        const uttered = tasks.map(async ({ tab, product, quantity }) => {
          await scheduler.schedule(Promise.resolve(), `wish in tab ${tab}`)
          const { cart } = tabs[tab === 0 ? 0 : 1]
          // Each tab has its own products, because only the backend knows the order of two tasks for one line.
          taskFor(cart, wanted, product + tab * 2, quantity)
        })
        await scheduler.waitFor(Promise.all(uttered).then(() => Promise.all(tabs.map(({ cart }) => cart.settled()))))
        expect(quantities(backend.truth())).toEqual(wanting(wanted))
        await scheduler.waitFor(Promise.all(tabs.map(({ cart }) => cart.load())))
        for (const { cart } of tabs) expect(quantities(cart.getSnapshot().cart)).toEqual(wanting(wanted))
        expect(backend.mostAtOnce()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 },
    )
  })

  it('CRT-13 SES-05 signing in during unfinished tasks loses none and shows the merged cart', async () => {
    // Preloads the lazily loaded login.
    await import('../account/createAccountActions.ts')
    const enqueue = fc.record({ product: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 0, max: 5 }) })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(enqueue, { minLength: 1, maxLength: 8 }), async (scheduler, tasks) => {
        const backend = scheduledBackend(scheduler)
        const account = createFakeAccount({
          accounts: [{ password: 'Welkom01', session: customer }],
          faultModel: async ({ name }) => {
            await scheduler.schedule(Promise.resolve(), name)
            const [own] = backendCart([9, 2]).lines
            if (name === 'login' && own !== undefined) backend.change((cart) => ({ ...cart, lines: [...cart.lines, own], isMerged: true }))
            return {}
          },
        })
        const shop = createTestShop(createFakePorts({ cart: backend, account, clock: createFakeClock() }))
        const wanted = new Map<number, number>()
        const uttered = tasks.map(async ({ product, quantity }) => {
          await scheduler.schedule(Promise.resolve(), 'wish')
          taskFor(shop.cart, wanted, product, quantity)
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
        expect(quantities(backend.truth())).toEqual(expected)
        expect(quantities(shop.cart.getSnapshot().cart)).toEqual(expected)
        expect(shop.session.getSnapshot().isAuthenticated).toBe(true)
        expect(shop.cart.getSnapshot().cart.isMerged).toBe(true)
        expect(backend.mostAtOnce()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
  })
})
