import { describe, expect, it } from 'vitest'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { payment } from '../testing/checkoutWorld.ts'
import { createFakeCheckout } from '../testing/fakes/createFakeCheckout.ts'
import { createFakeIds } from '../testing/fakes/createFakeIds.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { runWith } from '../testing/runWith.ts'
import type { PaymentStatus } from './checkout.ts'
import { createPay } from './createPay.ts'

const unreachable = new BackendUnavailable({ reason: 'timeout' })
const refused = new Refused({ reason: 'invalid', message: 'no' })

const result = (status: PaymentStatus, paymentUid = 'pay-1') => ({ ...payment, paymentUid, status })

/** A device whose payments have the given outcomes, in order; null: a response. */
const device = (...ends: readonly (BackendUnavailable | Refused | null)[]) => {
  const backend = createFakeCheckout({
    faultModel: ({ number }) => {
      const failure = ends[number - 1] ?? null
      return failure === null ? {} : { failure, carriedOut: true }
    },
  })
  const storage = createFakeStorage()
  const ids = createFakeIds('key')
  const open = () => {
    const pay = createPay({ ids, storage })
    return Object.assign((order: string, key?: string) => runWith(backend)((checkout) => pay(checkout, order, { key })), {
      became: pay.became,
    })
  }
  return { keys: () => backend.orders(), persisted: () => storage.stored()['thuishaven.payment'], open }
}

describe('the key of a payment', () => {
  it('CHK-07 a payment key stays the same over presses and lost responses until the payment has ended', async () => {
    const { keys, persisted, open } = device(unreachable, unreachable, null, null)
    const pay = open()
    expect(await pay('one two')).toEqual({ ok: false, failure: unreachable })
    expect(persisted()).toBe('key-1 one two')
    for (let press = 0; press < 3; press += 1) await pay('one two')
    expect(keys()).toEqual(['key-1'])
    pay.became(result('pending'))
    expect(persisted()).toBe('key-1 one two')
    pay.became(result('failed'))
    expect(persisted()).toBeUndefined()
    await pay('one two')
    expect(keys()).toEqual(['key-1', 'key-2'])
  })

  it('CHK-07 reopening a result does not end a payment key, but a new status of that payment does', async () => {
    const { persisted, open } = device(unreachable)
    open().became(result('failed'))
    await open()('one')
    open().became(result('failed'))
    expect(persisted()).toBe('key-1 one')
    open().became(result('paid'))
    expect(persisted()).toBeUndefined()
  })

  it('CHK-07 a payment key is the same in all tabs, also in one that was open before', async () => {
    const { keys, open } = device()
    const [one, other] = [open(), open()]
    await one('two')
    await other('one')
    await one('one')
    await other('one')
    expect(keys()).toEqual(['key-1', 'key-2'])
  })

  it('CHK-07 without storage a payment key stays the same within the page', async () => {
    const backend = createFakeCheckout()
    const pay = createPay({ ids: createFakeIds('key'), storage: { ...createFakeStorage(), get: () => null } })
    for (const order of ['one', 'one', 'two']) await runWith(backend)((checkout) => pay(checkout, order))
    expect(backend.orders()).toEqual(['key-1', 'key-2'])
  })

  it('CHK-07 a payment key survives a reload, for the same order only', async () => {
    const { keys, persisted, open } = device(unreachable, unreachable, unreachable, unreachable)
    await open()('one two three')
    await open()('one two three')
    expect(keys()).toEqual(['key-1'])
    await open()('one two')
    expect(keys()).toEqual(['key-1', 'key-2'])
    expect(persisted()).toBe('key-2 one two')
    await open()('one two three')
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3'])
  })

  it('CHK-07 a changed order has a new payment key within the page too', async () => {
    const { keys, open } = device(unreachable, unreachable, unreachable)
    const pay = open()
    for (const order of ['one', 'two', 'two']) await pay(order)
    expect(keys()).toEqual(['key-1', 'key-2'])
  })

  it('CHK-07 the key of a form’s press is used, unless an older one of the same order exists', async () => {
    const { keys, persisted, open } = device(unreachable, unreachable, null)
    await open()('one', 'press-1')
    expect(persisted()).toBe('press-1 one')
    const pay = open()
    await pay('one', 'press-2')
    await pay('two', 'press-3')
    expect(keys()).toEqual(['press-1', 'press-3'])
  })

  it('CHK-09 a refused payment ends its key', async () => {
    const { keys, persisted, open } = device(refused, null)
    const pay = open()
    expect(await pay('one')).toEqual({ ok: false, failure: refused })
    expect(persisted()).toBeUndefined()
    await pay('one')
    expect(keys()).toEqual(['key-1', 'key-2'])
  })
})
