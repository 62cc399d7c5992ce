import { afterEach, describe, expect, it, vi } from 'vitest'
import { customer, shopWith } from './testing/checkoutWorld.ts'
import { createFakeAccount } from './testing/fakes/createFakeAccount.ts'
import { createFakePorts } from './testing/fakes/createFakePorts.ts'
import { createTestShop } from './testing/createTestShop.ts'

/** A part of the program that travels at its first use does not come, until the line is back. */
const missing = (file: string): (() => void) => {
  vi.doMock(file, () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  return () => vi.doUnmock(file)
}
afterEach(() => {
  vi.doUnmock('./account/createAccountActions.ts')
  vi.doUnmock('./checkout/createCheckoutActions.ts')
})

describe('a part of the program that does not come', () => {
  const credentials = { email: 'anna@example.nl', password: 'Welkom01' }

  it('SES-01 ERR-02 of the account: the login says so, keeps everything as it was, and works at the next press', async () => {
    const account = createFakeAccount({ accounts: [{ password: 'Welkom01', session: customer }] })
    const ports = createFakePorts({ account })
    const { session } = createTestShop(ports)
    const back = missing('./account/createAccountActions.ts')
    expect(await session.login(credentials)).toEqual({ ok: false, failure: { key: 'error.connection' } })
    expect(await session.requestPasswordReset('anna@example.nl')).toEqual({ ok: false, failure: { key: 'error.connection' } })
    expect([account.calls, session.getSnapshot().loginFailed]).toEqual([[], false])
    back()
    expect((await session.login(credentials)).ok).toBe(true)
  })

  it('CHK-07 ERR-02 of the checkout: the step says so and works at the next press; a purchase is told at the next visit', async () => {
    const { checkout, ports, shop } = shopWith()
    const back = missing('./checkout/createCheckoutActions.ts')
    expect(await checkout.start('new@example.nl')).toEqual({ type: 'stay', message: { key: 'error.connection' } })
    checkout.saveDraft({ firstName: 'Anna' })
    const loads = ports.cart.calls.length
    await checkout.reportPurchase({
      paymentUid: 'p-1',
      status: 'paid',
      orderNumber: 'O-1',
      orderUid: 'order-1',
      totalInclVat: 2000 as never,
      lines: [],
      retryUrl: null,
      deposit: null,
    })
    await shop.cart.settled()
    expect([checkout.getSnapshot().draft, ports.cart.calls.length]).toEqual([{ firstName: 'Anna' }, loads])
    back()
    expect(await checkout.start('new@example.nl')).toEqual({ type: 'step', step: 'information' })
  })
})
