import { describe, expect, it } from 'vitest'
import { createRunner } from '@thuishaven/core'
import { createLazyBackend } from '../../adapters/composition/createLazyBackend.ts'
import { createAddressActions } from '../../core/account/createAddressActions.ts'
import { createPay } from '../../core/checkout/createPay.ts'
import { createFakeIds } from '../../core/testing/fakes/createFakeIds.ts'
import { createFakePorts } from '../../core/testing/fakes/createFakePorts.ts'
import { createFakeStorage } from '../../core/testing/fakes/createFakeStorage.ts'

describe('a backend that is loaded lazily', () => {
  it('ADR-06 CHK-07 carries out what a use-case makes of a port before its program is there', async () => {
    const { ports, run } = createLazyBackend(async () => ({ ports: createFakePorts(), runner: createRunner() }))
    const actions = createAddressActions({
      book: ports.customer,
      run,
      session: { restore: () => Promise.resolve('visitor') },
      toasts: { show: () => 'toast' },
    })
    expect(await actions.deleteAddress('gone-already')).toBe(true)
    const pay = createPay({ ids: createFakeIds(), storage: createFakeStorage(), checkout: ports.checkout })
    expect(await run(pay('one order'))).toMatchObject({ ok: true })
  })
})
