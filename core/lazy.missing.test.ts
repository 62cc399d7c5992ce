import { describe, expect, it } from 'vitest'
import { shopModules } from './shopModules.ts'
import type { ShopModules } from './shopModules.ts'
import { customer } from './testing/checkoutWorld.ts'
import { createFakeAccount } from './testing/fakes/createFakeAccount.ts'
import { createFakePorts } from './testing/fakes/createFakePorts.ts'
import { createTestShop } from './testing/createTestShop.ts'

/** Modules of which one cannot be loaded the first times. */
const missing = (name: 'accountActions' | 'checkoutActions', times: number): ShopModules => {
  let left = times
  const load = (): unknown => {
    left -= 1
    return left >= 0 ? Promise.reject(new Error('Failed to fetch dynamically imported module')) : shopModules[name]()
  }
  return { ...shopModules, [name]: load }
}

describe('a module that cannot be loaded', () => {
  const credentials = { email: 'anna@example.nl', password: 'Welkom01' }

  it('SES-01 ERR-02 a login whose module fails to load reports it, changes nothing, and works at the next press', async () => {
    const account = createFakeAccount({ accounts: [{ password: 'Welkom01', session: customer }] })
    const { session } = createTestShop(createFakePorts({ account }), { modules: missing('accountActions', 2) })
    expect(await session.login(credentials)).toEqual({ ok: false, failure: { _tag: 'BackendUnavailable', reason: 'offline' } })
    expect(await session.requestPasswordReset('anna@example.nl')).toEqual({ ok: false, failure: { key: 'error.connection' } })
    expect([account.calls, session.getSnapshot().loginFailed]).toEqual([[], false])
    expect((await session.login(credentials)).ok).toBe(true)
  })

  it('CHK-07 ERR-02 a step whose module fails to load reports it and works at the next click; the purchase is reported on the next visit', async () => {
    const ports = createFakePorts()
    const { cart, checkout } = createTestShop(ports, { modules: missing('checkoutActions', 2) })
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
    await cart.settled()
    expect([checkout.getSnapshot().draft, ports.cart.calls.length]).toEqual([{ firstName: 'Anna' }, loads])
    expect(await checkout.start('new@example.nl')).toEqual({ type: 'step', step: 'information' })
  })
})
