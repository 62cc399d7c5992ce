import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { createSystemClock } from '../../adapters/clock/systemClock.ts'
import { createHttpClient } from '../../adapters/http/client.ts'
import { createHttpCart } from '../../adapters/http/createHttpCart.ts'
import { faultOutcomes } from '../../core/testing/fakes/faultModel.ts'
import { line } from '../../core/testing/queueWorld.ts'
import { runWith } from '../../core/testing/runWith.ts'
import { createFault, faultKinds } from '../../mock-server/faults/Faults.ts'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { addToCart, cartOf, createTestShop } from '../../backend/testing/visitTestShop.ts'

const shop = await createTestShop()
const server = createMockServer(shop.backend)
const clock = createSystemClock()
afterAll(async () => {
  clock.close()
  await shop.backend.close()
})

/** What can be compared of a failure. */
const factsOf = (failure: object | undefined): object =>
  failure === undefined
    ? {}
    : Object.fromEntries(Object.entries(failure).filter(([name]) => ['_tag', 'reason', 'because', 'message'].includes(name)))

it('NET-03 the fake backends have the same faults as the mock server', () => {
  expect(Object.keys(faultOutcomes).toSorted()).toEqual(faultKinds.toSorted())
})

it.each(faultKinds)('NET-03 fault %s has the same outcome at the cart port over HTTP as in the fake backends', async (kind) => {
  const visitor = shop.visitor()
  await addToCart(visitor, 1005)
  const cart = createHttpCart(
    createHttpClient({
      baseUrl: 'http://host.test',
      locale: 'nld',
      random: () => 0,
      policy: { timeout: 300 },
      fetch: async (url, init) => server.fetch(new Request(url, init)),
      cookieHeader: () => `es_cuid=${visitor.cookies.get('es_cuid')}`,
    }),
  )
  server.faults.stage(
    {
      ...createFault(kind, { ms: kind === 'delay' ? 10 : undefined, bytes: 1000, retryAfter: null }),
      operation: 'addCartLine',
      session: null,
    },
    1,
  )
  const result = await runWith({ cart }, clock)((backend) => backend.cart.addLine(line('1005'), randomUUID()))
  const outcome: { readonly failure?: object; readonly carriedOut?: boolean } = faultOutcomes[kind]
  expect(factsOf(result.ok ? undefined : result.failure)).toEqual(factsOf(outcome.failure))
  expect((await cartOf(visitor)).totals.productsQuantity).toBe(outcome.failure === undefined || outcome.carriedOut === true ? 2 : 1)
})
