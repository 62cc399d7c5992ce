import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart } from './cart.ts'
import { emptyCart } from './cart.ts'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import type { BackendFailure } from '../ports/failures.ts'
import { expectTotalsAddUp } from '../testing/expectTotalsAddUp.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import type { FakeCart } from '../testing/fakes/createFakeCart.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { faultOutcomes } from '../testing/fakes/faultModel.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'

const quantities = (cart: Cart): Readonly<Record<number, number>> =>
  Object.fromEntries(cart.lines.map(({ productId, quantity }) => [productId, quantity]))

const product = fc.integer({ min: 1, max: 3 })

type Act =
  | { readonly do: 'add'; readonly product: number }
  | { readonly do: 'set' | 'type'; readonly product: number; readonly quantity: number }
  | { readonly do: 'remove'; readonly product: number }
  | { readonly do: 'load' | 'choose' | 'reload the page' }
  | { readonly do: 'wait'; readonly ms: number }

const quantity = fc.integer({ min: 0, max: 12 })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), product }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('set' as const, 'type' as const), product, quantity }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), product }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('load' as const, 'choose' as const, 'reload the page' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 10, 60, 300, 600, 3_000) }) },
)

/** Outcomes of the requests, in order; after the list all requests succeed. */
const fates: fc.Arbitrary<readonly FaultOutcome[]> = fc.array(
  fc.record({
    latency: fc.constantFrom(0, 5, 50, 400, 2_500),
    failure: fc.oneof(
      { weight: 6, arbitrary: fc.constant(null) },
      {
        weight: 4,
        arbitrary: fc.constantFrom(...Object.values(faultOutcomes).flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []))),
      },
    ),
    carriedOut: fc.boolean(),
  }),
  { maxLength: 12 },
)

interface FaultOutcome {
  readonly latency: number
  readonly failure: BackendFailure | Refused | null
  readonly carriedOut: boolean
}

/** A shopper with one device and a backend; the page can be loaded again in between. */
const world = (faultModel: readonly FaultOutcome[], stock: number) => {
  const clock = createFakeClock()
  // The device has the cart's identity, which a lost response could not provide.
  const cookies = createFakeCookies({ es_cuid: 'cart-1' })
  const storage = createFakeStorage()
  let next = 0
  const backend = createFakeCart({
    cart: { ...emptyCart, cUid: 'cart-1' },
    stock: () => (stock === 0 ? null : stock),
    faultModel: ({ name }) => {
      const faultOutcome = faultModel[next]
      next += 1
      return new Promise((resolve) => {
        const { latency = 0, failure = null, carriedOut = false } = faultOutcome ?? {}
        // A refusal is final: the backend executes nothing.
        const refused = failure?._tag === 'Refused'
        const lost = refused && name === 'state' ? null : failure
        clock.after(latency, () => resolve(lost === null ? {} : { failure: lost, carriedOut: carriedOut && !refused }))
      })
    },
  })
  const ids = createFakePorts().ids
  const open = () => createTestShop(createFakePorts({ cart: backend, clock, cookies, storage, ids }))
  return { clock, host: backend, open }
}

const perform = async (actions: readonly Act[], { clock, open }: ReturnType<typeof world>) => {
  let shop = open()
  const lineId = (number: number) => shop.cart.getSnapshot().cart.lines.find(({ productId }) => productId === number)?.id ?? String(number)
  for (const step of actions) {
    const before = quantities(shop.cart.getSnapshot().cart)
    switch (step.do) {
      case 'add':
        shop.cart.add(sampleProduct(step.product), [])
        // After a typed 0 the addition makes it 1 again, so it need not be more than before.
        if ((quantities(shop.cart.getSnapshot().cart)[step.product] ?? 0) < 1) throw new Error('an addition did not show at once')
        break
      case 'set':
        shop.cart.setQuantity(lineId(step.product), step.quantity)
        if (before[step.product] !== undefined && (quantities(shop.cart.getSnapshot().cart)[step.product] ?? 0) !== step.quantity)
          throw new Error('a wish did not show at once')
        break
      case 'type':
        shop.cart.typeQuantity(lineId(step.product), String(step.quantity))
        break
      case 'remove':
        shop.cart.setQuantity(lineId(step.product), 0)
        break
      case 'load':
        void shop.cart.load()
        break
      case 'choose':
        void shop.cart.choose({ addressId: 'a' })
        break
      case 'reload the page':
        await shop.close()
        // Requests of the old page are answered or lost before the new page sends any.
        await clock.advance(3_000)
        shop = open()
        void shop.cart.load()
        break
      case 'wait':
        await clock.advance(step.ms)
        break
    }
    expectTotalsAddUp(shop.cart.getSnapshot().totals)
  }
  return shop
}

describe('the cart queue under any outcome', () => {
  it('CRT-02 CRT-07 CRT-15 the cart queue ends equal to the backend, with one request at a time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), fates, fc.integer({ min: 0, max: 6 }), async (actions, faultModel, stock) => {
        const all = world(faultModel, stock)
        const shop = await perform(actions, all)
        await all.clock.advance(400_000)
        await shop.cart.settled()
        expect(shop.cart.getSnapshot().pending).toBe(0)
        // A failed read is reported; the next one repairs it once the backend has recovered.
        for (let reading = 0; reading < 13 && shop.cart.getSnapshot().status !== 'ready'; reading += 1) {
          void shop.cart.load()
          await all.clock.advance(400_000)
        }
        expect(quantities(shop.cart.getSnapshot().cart)).toEqual(quantities(all.host.truth()))
        expect(shop.cart.getSnapshot().cart.lines.map(({ uid }) => uid)).toEqual(all.host.truth().lines.map(({ uid }) => uid))
        expect(all.host.mostAtOnce()).toBeLessThanOrEqual(1)
        expect(all.clock.waiting()).toBe(shop.toasts.getSnapshot().filter(({ remaining }) => remaining !== null).length)
      }),
      {
        numRuns: 600,
        // A run that never ends is reported like any other failure.
        timeout: 5_000,
        examples: [
          // A quantity that was typed on the page before, for a line that is taken out before that page's tasks are taken over.
          [
            [
              { do: 'add', product: 3 },
              { do: 'wait', ms: 0 },
              { do: 'type', product: 3, quantity: 0 },
              { do: 'reload the page' },
              { do: 'remove', product: 3 },
            ],
            [
              { latency: 0, failure: null, carriedOut: false },
              { latency: 0, failure: new BackendUnavailable({ reason: 'offline' }), carriedOut: false },
              { latency: 0, failure: new Refused({ reason: 'invalid', message: 'no' }), carriedOut: false },
            ],
            0,
          ],
        ],
      },
    )
  })

  it('CRT-04 CRT-07 without failures the backend ends with exactly the tasks of the shopper', async () => {
    const fine = fc.array(
      fc.record({ latency: fc.constantFrom(0, 5, 50, 400, 2_500), failure: fc.constant(null), carriedOut: fc.constant(true) }),
      { maxLength: 30 },
    )
    const expected = fc.array(
      act.filter((step) => step.do !== 'type' && step.do !== 'reload the page' && step.do !== 'load'),
      { maxLength: 30 },
    )
    await fc.assert(
      fc.asyncProperty(expected, fine, async (actions, faultModel) => {
        const wanted = new Map<number, number>()
        for (const step of actions) {
          if (step.do === 'add') wanted.set(step.product, (wanted.get(step.product) ?? 0) + 1)
          if (step.do === 'set' && wanted.has(step.product)) wanted.set(step.product, step.quantity)
          if (step.do === 'remove') wanted.delete(step.product)
          if ('product' in step && wanted.get(step.product) === 0) wanted.delete(step.product)
        }
        const all = world(faultModel, 0)
        const shop = await perform(actions, all)
        expect(quantities(shop.cart.getSnapshot().cart)).toEqual(Object.fromEntries(wanted))
        await all.clock.advance(400_000)
        expect(quantities(all.host.truth())).toEqual(Object.fromEntries(wanted))
      }),
      { numRuns: 400 },
    )
  })

  it('CRT-04 a removed line never returns, for any response of the backend', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          act.filter((step) => step.do !== 'reload the page'),
          { maxLength: 12 },
        ),
        fates,
        async (actions, faultModel) => {
          const calm = faultModel.map((faultOutcome) => ({
            ...faultOutcome,
            failure:
              faultOutcome.failure?._tag === 'BackendUnavailable' && faultOutcome.failure.reason === 'offline'
                ? faultOutcome.failure
                : null,
          }))
          const all = world(calm, 0)
          const shop = await perform(actions, all)
          const line = shop.cart.getSnapshot().cart.lines.find(({ productId }) => productId === 1)
          if (line !== undefined) shop.cart.setQuantity(line.id, 0)
          // A quantity typed for it before no longer counts either.
          const seen: boolean[] = []
          shop.cart.subscribe(() => seen.push(shop.cart.getSnapshot().cart.lines.some(({ productId }) => productId === 1)))
          void shop.cart.load()
          await all.clock.advance(400_000)
          expect(seen).not.toContain(true)
          expect(quantities(all.host.truth())).not.toHaveProperty('1')
        },
      ),
      { numRuns: 300 },
    )
  })

  it('CRT-02 the cart queue preserves the order of additions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 }), fates, async (products, faultModel) => {
        const slow = faultModel.map((faultOutcome) => ({ ...faultOutcome, failure: null }))
        const all = world(slow, 0)
        const shop = await perform(
          products.map((number): Act => ({ do: 'add', product: number })),
          all,
        )
        await all.clock.advance(400_000)
        const order = products.toReversed()
        expect(all.host.truth().lines.map(({ productId }) => productId)).toEqual(order)
        expect(shop.cart.getSnapshot().cart.lines.map(({ productId }) => productId)).toEqual(order)
      }),
      { numRuns: 100 },
    )
  })

  it('CRT-02 any number of quick clicks on one product costs at most three requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.constantFrom(1, 50, 2_000), async (clicks, latency) => {
        const all = world(
          Array.from({ length: 300 }, () => ({ latency, failure: null, carriedOut: true })),
          0,
        )
        const shop = all.open()
        for (let click = 0; click < clicks; click += 1) shop.cart.add(sampleProduct(1), [])
        await all.clock.advance(400_000)
        expect(quantities(all.host.truth())).toEqual({ 1: clicks })
        expect(all.host.calls.length).toBeLessThanOrEqual(3)
      }),
      { numRuns: 50 },
    )
  })

  it('CRT-02 CRT-07 the cart ends in the same state for any order of tasks, reads and responses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.record({ product, quantity: fc.integer({ min: 0, max: 5 }) }), { minLength: 1, maxLength: 8 }),
        async (scheduler, expected) => {
          const backend: FakeCart = createFakeCart({ faultModel: async ({ name }) => scheduler.schedule(Promise.resolve({}), name) })
          const shop = createTestShop(createFakePorts({ cart: backend }))
          const wanted = new Map<number, number>()
          const uttered = expected.map(async (enqueue) => {
            await scheduler.schedule(Promise.resolve(enqueue), 'wish')
            shop.cart.add(sampleProduct(enqueue.product), [])
            const line = shop.cart.getSnapshot().cart.lines.find(({ productId }) => productId === enqueue.product)
            shop.cart.setQuantity(line?.id ?? '', enqueue.quantity)
            if (enqueue.quantity === 0) wanted.delete(enqueue.product)
            else wanted.set(enqueue.product, enqueue.quantity)
            void shop.cart.load()
          })
          await scheduler.waitFor(Promise.all(uttered).then(() => shop.cart.settled()))
          expect(quantities(backend.truth())).toEqual(Object.fromEntries(wanted))
          expect(quantities(shop.cart.getSnapshot().cart)).toEqual(Object.fromEntries(wanted))
          expect(backend.mostAtOnce()).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 200 },
    )
  })
})
