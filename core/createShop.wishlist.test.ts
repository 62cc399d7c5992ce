import { expect, it } from 'vitest'
import { BackendUnavailable } from './failures/failures.ts'
import { customer } from './testing/checkoutWorld.ts'
import { createFakeAccount } from './testing/fakes/createFakeAccount.ts'
import { createFakeCustomer } from './testing/fakes/createFakeCustomer.ts'
import { createFakePorts } from './testing/fakes/createFakePorts.ts'
import { createTestShop } from './testing/createTestShop.ts'

it("CRT-15 SES-05 a guest's wishlist item that moved to the account while the session was unknown reaches the backend later", async () => {
  let down = false
  const failure = new BackendUnavailable({ reason: 'unavailable' })
  const faultModel = ({ name }: { readonly name: string }) => (down && name !== 'login' ? { failure } : {})
  const account = createFakeAccount({ accounts: [{ password: 'Welkom01', session: customer }], faultModel })
  const backend = createFakeCustomer({ faultModel })
  const ports = createFakePorts({ account, customer: backend })
  const shop = createTestShop(ports)
  const wishlist = await shop.wishlist.load()
  wishlist.put(2409, true)
  down = true
  expect(await shop.session.login({ email: customer.emailAddress, password: 'Welkom01' })).toMatchObject({ ok: true })
  expect(await shop.session.restore()).toBe('lost')
  await ports.clock.advance(600_000)
  down = false
  expect(await shop.session.restore()).toBe('signed-in')
  await ports.clock.advance(0)
  expect(backend.wishlist.wished()).toEqual([2409])
})
