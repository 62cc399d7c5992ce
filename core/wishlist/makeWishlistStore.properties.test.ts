import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { HostUnreachable } from '../ports/failures.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import { makeFakeClock } from '../testing/fakes/makeFakeClock.ts'
import { makeFakeCookies } from '../testing/fakes/makeFakeCookies.ts'
import { makeFakePage } from '../testing/fakes/makeFakePage.ts'
import { makeFakeStorage } from '../testing/fakes/makeFakeStorage.ts'
import { makeFakeTabs } from '../testing/fakes/makeFakeTabs.ts'
import { makeFakeWishlist } from '../testing/fakes/makeFakeWishlist.ts'
import type { Fate } from '../testing/fakes/weather.ts'
import { runPlainly } from '../testing/runPlainly.ts'
import { makeWishlistStore } from './makeWishlistStore.ts'

const lost: HostFailure = new HostUnreachable({ reason: 'timeout' })
const arbitraryFate = fc.constantFrom<Fate<HostFailure | Refused>>({}, { failure: lost }, { failure: lost, carriedOut: true })
const arbitraryAct = fc.record({
  tab: fc.integer({ min: 0, max: 1 }),
  productId: fc.integer({ min: 1, max: 4 }),
  wished: fc.boolean(),
  /** Whether the shopper waits for the host before going on. */
  waits: fc.boolean(),
})

/** Two tabs of one device, a guest who signs in after some acts, and a host whose answers get lost before or after it carried them out. */
it('however answers get lost, two tabs and the host end with the same list: the account as it was, and all acts in their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
      fc.array(arbitraryAct, { maxLength: 12 }),
      fc.array(arbitraryAct, { maxLength: 12 }),
      fc.array(arbitraryFate, { maxLength: 30 }),
      async (start, asGuest, asCustomer, fates) => {
        const host = makeFakeWishlist({ start, weather: ({ number }) => fates[number - 1] ?? {} })
        let customer: string | null = null
        const ports = { cookies: makeFakeCookies(), customer: host, storage: makeFakeStorage(), tabs: makeFakeTabs() }
        const open = () =>
          makeWishlistStore({
            ports: { ...ports, clock: makeFakeClock(), page: makeFakePage() },
            run: runPlainly,
            customerId: () => customer,
            toasts: { show: () => '' },
          })
        const tabs = [open(), open()]
        const act = async (acts: typeof asGuest): Promise<void> => {
          for (const { tab, productId, wished, waits } of acts) {
            expect(tabs[tab]?.put(productId, wished)).toBe(true)
            expect(tabs[tab]?.getSnapshot().includes(productId)).toBe(wished)
            if (waits) await tabs[tab]?.refresh()
          }
        }
        await act(asGuest)
        const wishes = new Set(tabs[0]?.getSnapshot())
        expect(host.wished()).toEqual(start)
        customer = 'anna'
        await tabs[0]?.refresh()
        await act(asCustomer)
        // What was lost is told again at the next occasion, and in the end the weather is fair.
        for (let tries = 0; tries <= fates.length; tries += 1) await tabs[tries % 2]?.refresh()

        const expected = new Set([...start, ...wishes])
        for (const { productId, wished } of asCustomer) {
          if (wished) expected.add(productId)
          else expected.delete(productId)
        }
        expect(new Set(host.wished())).toEqual(expected)
        for (const tab of tabs) expect(tab.getSnapshot()).toEqual(host.wished())
        expect(open().getSnapshot()).toEqual(host.wished())
      },
    ),
  )
})
