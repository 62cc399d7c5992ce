import { expect, it } from 'vitest'
import { createFakeSharing } from '../testing/fakes/createFakeSharing.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { faultOutcomes } from '../testing/fakes/faultModel.ts'
import { runWith } from '../testing/runWith.ts'
import { createSharingActions } from './createSharingActions.ts'

const lines = [{ productId: 1, quantity: 1, options: [] }]

it('a link is remembered on the device until it is withdrawn', async () => {
  const sharing = createFakeSharing()
  const deps = { storage: createFakeStorage(), run: runWith({ sharing }) }
  const made = await createSharingActions(deps).share('cart', lines)
  if (!made.ok) throw new Error('shared')
  const later = createSharingActions(deps)
  expect(later.ownShares()).toEqual([made.value])
  expect(await later.withdrawShare(made.value.ownerToken)).toEqual({ ok: true, value: undefined })
  expect(later.ownShares()).toEqual([])
  expect(sharing.shared().size).toBe(0)
})

it('while the backend does not answer nothing is forgotten', async () => {
  let isDown = false
  const sharing = createFakeSharing({ faultModel: () => (isDown ? faultOutcomes.timeout : {}) })
  const actions = createSharingActions({ storage: createFakeStorage(), run: runWith({ sharing }) })
  const made = await actions.share('wishlist', lines)
  if (!made.ok) throw new Error('shared')
  isDown = true
  expect(await actions.share('cart', lines)).toEqual({ ok: false, failure: { key: 'error.connection' } })
  expect(await actions.withdrawShare(made.value.ownerToken)).toEqual({ ok: false, failure: { key: 'error.connection' } })
  expect(actions.ownShares()).toEqual([made.value])
})
