import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BackendFailure } from '../ports/failures.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakeGuestWishlist } from '../testing/fakes/createFakeGuestWishlist.ts'
import { createFakePage } from '../testing/fakes/createFakePage.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { createFakeTabs } from '../testing/fakes/createFakeTabs.ts'
import { createFakeWishlist } from '../testing/fakes/createFakeWishlist.ts'
import { faultOutcomes } from '../testing/fakes/faultModel.ts'
import type { FaultOutcome } from '../testing/fakes/faultModel.ts'
import { runWith } from '../testing/runWith.ts'
import { createWishlistStore } from './createWishlistStore.ts'

const arbitraryFaultOutcome = fc.constantFrom<FaultOutcome<BackendFailure>>({}, faultOutcomes.timeout, faultOutcomes['reset-after'])
const arbitraryAct = fc.record({
  tab: fc.integer({ min: 0, max: 1 }),
  productId: fc.integer({ min: 1, max: 4 }),
  wished: fc.boolean(),
  /** Whether the shopper waits for the backend before going on. */
  waits: fc.boolean(),
})

/** Two tabs of one device, a guest who signs in after some actions, and a backend whose responses are lost before or after execution. */
it('two tabs and the backend end with the same wishlist, with all actions in order, for any lost responses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
      fc.array(arbitraryAct, { maxLength: 12 }),
      fc.array(arbitraryAct, { maxLength: 12 }),
      fc.array(arbitraryFaultOutcome, { maxLength: 30 }),
      async (start, asGuest, asCustomer, fates) => {
        const backend = createFakeWishlist({ start, faultModel: ({ number }) => fates[number - 1] ?? {} })
        let customer: string | null = null
        const ports = { guestWishlist: createFakeGuestWishlist(), storage: createFakeStorage(), tabs: createFakeTabs() }
        const open = () =>
          createWishlistStore({
            ports: { ...ports, clock: createFakeClock(), page: createFakePage() },
            run: runWith({ wishlist: backend }),
            customerId: () => customer,
            toasts: { show: () => '' },
          })
        const tabs = [open(), open()]
        const act = async (actions: typeof asGuest): Promise<void> => {
          for (const { tab, productId, wished, waits } of actions) {
            expect(tabs[tab]?.put(productId, wished)).toBe(true)
            expect(tabs[tab]?.getSnapshot().includes(productId)).toBe(wished)
            if (waits) await tabs[tab]?.refresh()
          }
        }
        await act(asGuest)
        const wishlist = new Set(tabs[0]?.getSnapshot())
        expect(backend.wished()).toEqual(start)
        customer = 'anna'
        await tabs[0]?.refresh()
        await act(asCustomer)
        // Lost changes are sent again at the next occasion, and finally all requests succeed.
        for (let retries = 0; retries <= fates.length; retries += 1) await tabs[retries % 2]?.refresh()

        const expected = new Set([...start, ...wishlist])
        for (const { productId, wished } of asCustomer) {
          if (wished) expected.add(productId)
          else expected.delete(productId)
        }
        expect(new Set(backend.wished())).toEqual(expected)
        for (const tab of tabs) expect(tab.getSnapshot()).toEqual(backend.wished())
        expect(open().getSnapshot()).toEqual(backend.wished())
      },
    ),
  )
})
