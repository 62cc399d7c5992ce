import { describe, expect, it } from 'vitest'
import { makeRunner } from '@thuishaven/core'
import { makeLaterHost } from '../../adapters/composition/makeLaterHost.ts'
import { makeAddressActs } from '../../core/account/makeAddressActs.ts'
import { makePay } from '../../core/checkout/makePay.ts'
import { makeFakeIds } from '../../core/testing/fakes/makeFakeIds.ts'
import { makeFakePorts } from '../../core/testing/fakes/makeFakePorts.ts'
import { makeFakeStorage } from '../../core/testing/fakes/makeFakeStorage.ts'

describe('a host whose program is loaded later', () => {
  it('ADR-06 CHK-07 carries out what a use-case makes of a port before its program is there', async () => {
    const { ports, run } = makeLaterHost(async () => ({ ports: makeFakePorts(), runner: makeRunner() }))
    const acts = makeAddressActs({
      book: ports.customer,
      run,
      session: { restore: () => Promise.resolve('visitor') },
      toasts: { show: () => 'toast' },
    })
    expect(await acts.deleteAddress('gone-already')).toBe(true)
    const pay = makePay({ ids: makeFakeIds(), storage: makeFakeStorage(), checkout: ports.checkout })
    expect(await run(pay('one order'))).toMatchObject({ ok: true })
  })
})
