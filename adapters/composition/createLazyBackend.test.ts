import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { err, BackendUnavailable, createRunner, ok } from '@thuishaven/core'
import { createFakePorts } from '../../core/testing/fakes/createFakePorts.ts'
import { createLazyBackend } from './createLazyBackend.ts'
import type { BackendModule } from './createLazyBackend.ts'

const program = (): BackendModule => ({ ports: createFakePorts(), runner: createRunner() })

describe('a lazily loaded backend', () => {
  it('a lazy backend is loaded once, with the first call, and then serves all calls', async () => {
    let loads = 0
    const { ports, run } = createLazyBackend(async () => {
      loads += 1
      return program()
    })
    expect(loads).toBe(0)
    const responses = await Promise.all([
      run(ports.cart.state()),
      run(ports.account.emailIsKnown('nobody@thuishaven.test')),
      run(ports.catalogue.product(7)),
    ])
    expect(responses).toMatchObject([{ value: { lines: [] } }, { value: false }, { failure: { _tag: 'NotFound' } }])
    expect(loads).toBe(1)
    expect(await run(ports.account.emailIsKnown('nobody@thuishaven.test'))).toEqual(ok(false))
  })

  it('a lazy backend runs Effect programs that call it, after it is loaded', async () => {
    const { ports, run } = createLazyBackend(async () => program())
    const isLoading = Effect.gen(function* () {
      const initialState = yield* ports.account.emailIsKnown('nobody@thuishaven.test')
      const { lines } = yield* ports.cart.state()
      return [initialState, lines.length]
    })
    expect(await run(isLoading)).toEqual(ok([false, 0]))
  })

  it('CRT-07 a lazy backend sends a call after the paint of the click', async () => {
    const order: string[] = []
    let paint: () => void = () => undefined
    const { ports, run } = createLazyBackend(
      async () => {
        order.push('asked')
        return program()
      },
      () => new Promise((resolve) => (paint = resolve)),
    )
    const response = run(ports.cart.state())
    await Promise.resolve()
    order.push('painted')
    paint()
    expect((await response).ok).toBe(true)
    expect(order).toEqual(['painted', 'asked'])
  })

  it('a lazy backend can be loaded before the first call', () => {
    let loads = 0
    const { prepare } = createLazyBackend(() => {
      loads += 1
      return new Promise<BackendModule>(() => undefined)
    })
    prepare()
    prepare()
    expect(loads).toBe(1)
  })

  it('NET-04 a closed lazy backend sends nothing, loaded or not', async () => {
    const early = createLazyBackend(async () => program())
    early.close()
    await expect(early.run(early.ports.cart.state())).rejects.toBeDefined()
    const late = createLazyBackend(async () => program())
    await late.run(late.ports.cart.state())
    late.close()
    await expect(late.run(late.ports.cart.state())).rejects.toBeDefined()
  })

  it('NET-03 a lazy backend is unavailable while its module fails to load; the next call retries', async () => {
    let loads = 0
    const { ports, run, prepare } = createLazyBackend(async () => {
      loads += 1
      if (loads < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return program()
    })
    prepare()
    await Promise.resolve()
    expect(await run(ports.config.load())).toEqual(err(new BackendUnavailable({ reason: 'offline' })))
    expect((await run(ports.config.load())).ok).toBe(true)
    expect(loads).toBe(3)
  })
})
