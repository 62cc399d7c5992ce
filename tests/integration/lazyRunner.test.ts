import { describe, expect, it } from 'vitest'
import { createRunner } from '@thuishaven/core'
import { shopModules } from '@thuishaven/core/modules'
import { createLazyRunner } from '../../adapters/composition/createLazyRunner.ts'
import { createShop } from '../../core/createShop.ts'
import { createFakeCookies } from '../../core/testing/fakes/createFakeCookies.ts'
import { backendOf, createFakePorts } from '../../core/testing/fakes/createFakePorts.ts'

describe('a shop whose backend is loaded lazily', () => {
  it('ADR-06 a use-case that combines ports works before the backend is loaded', async () => {
    const ports = createFakePorts({ cookies: createFakeCookies({ auth_token: 'token' }) })
    const { run } = createLazyRunner(async () => createRunner(backendOf(ports), ports.clock))
    const { customer } = createShop({ platform: ports, run, modules: shopModules, locale: 'nld' })
    // The backend knows no such address, which the use-case takes for done.
    expect(await (await customer.load()).deleteAddress('gone-already')).toBe(true)
  })
})
