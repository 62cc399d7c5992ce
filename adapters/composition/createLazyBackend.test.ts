import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { err, BackendUnavailable, createRunner, ok } from '@thuishaven/core'
import { createFakePorts } from '../../core/testing/fakes/createFakePorts.ts'
import { createLazyBackend } from './createLazyBackend.ts'
import type { BackendModule } from './createLazyBackend.ts'

const program = (): BackendModule => ({ ports: createFakePorts(), runner: createRunner() })

describe('a backend whose program is loaded later', () => {
  it('is loaded once, with the first question, and then answers all of them', async () => {
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

  it('runs programs that ask it, which begin when it is there', async () => {
    const { ports, run } = createLazyBackend(async () => program())
    const isLoading = Effect.gen(function* () {
      const initialState = yield* ports.account.emailIsKnown('nobody@thuishaven.test')
      const { lines } = yield* ports.cart.state()
      return [initialState, lines.length]
    })
    expect(await run(isLoading)).toEqual(ok([false, 0]))
  })

  it('CRT-07 asks when what it waits for has happened: the paint of the click', async () => {
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

  it('can be prepared before anyone asks', () => {
    let loads = 0
    const { prepare } = createLazyBackend(() => {
      loads += 1
      return new Promise<BackendModule>(() => undefined)
    })
    prepare()
    prepare()
    expect(loads).toBe(1)
  })

  it('NET-04 asks nothing after it was closed, loaded or not', async () => {
    const early = createLazyBackend(async () => program())
    early.close()
    await expect(early.run(early.ports.cart.state())).rejects.toBeDefined()
    const late = createLazyBackend(async () => program())
    await late.run(late.ports.cart.state())
    late.close()
    await expect(late.run(late.ports.cart.state())).rejects.toBeDefined()
  })

  it('NET-03 cannot be reached while its program does not load; the next question tries again', async () => {
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
