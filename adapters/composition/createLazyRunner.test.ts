import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { err, createRunner, ok } from '@thuishaven/core'
import type { BackendPorts, Runner } from '@thuishaven/core'
import { createFakeClock } from '../../core/testing/fakes/createFakeClock.ts'
import { backendOf, createFakePorts } from '../../core/testing/fakes/createFakePorts.ts'
import { createLazyRunner } from './createLazyRunner.ts'

const loadRunner = async (): Promise<Runner<BackendPorts>> => createRunner(backendOf(createFakePorts()), createFakeClock())

describe('a lazy runner', () => {
  it('a lazy runner loads its backend once, with the first use-case, and then runs all use-cases', async () => {
    let loads = 0
    const { run } = createLazyRunner(() => {
      loads += 1
      return loadRunner()
    })
    expect(loads).toBe(0)
    const results = await Promise.all([
      run(({ cart }) => cart.state()),
      run(({ account }) => account.emailIsKnown('nobody@thuishaven.test')),
      run(({ catalogue }) => catalogue.product(7)),
    ])
    expect(results).toMatchObject([{ value: { lines: [] } }, { value: false }, { failure: { _tag: 'NotFound' } }])
    expect(loads).toBe(1)
    expect(await run(({ account }) => account.emailIsKnown('nobody@thuishaven.test'))).toEqual(ok(false))
  })

  it('a lazy runner passes ports that a use-case can combine immediately', async () => {
    const { run } = createLazyRunner(loadRunner)
    const recovered = run(({ catalogue }) => Effect.catchTag(catalogue.product(7), 'NotFound', () => Effect.succeed('gone')))
    expect(await recovered).toEqual(ok('gone'))
  })

  it('a lazy runner has no port outside of a use-case', () => {
    const runner = createLazyRunner(loadRunner)
    // @ts-expect-error the ports exist only once they are loaded
    expect(runner.ports).toBeUndefined()
    // @ts-expect-error it runs a use-case, not an effect that was created without its ports
    const withoutPorts = (): unknown => runner.run(Effect.succeed(7))
    expect(withoutPorts).toBeTypeOf('function')
  })

  it('CRT-07 a lazy runner sends a request after the paint of the click', async () => {
    const order: string[] = []
    let paint: () => void = () => undefined
    const { run } = createLazyRunner(
      () => {
        order.push('asked')
        return loadRunner()
      },
      () =>
        new Promise((resolve) => {
          paint = resolve
        }),
    )
    const result = run(({ cart }) => cart.state())
    await Promise.resolve()
    order.push('painted')
    paint()
    expect((await result).ok).toBe(true)
    expect(order).toEqual(['painted', 'asked'])
  })

  it('a lazy runner can load its backend before the first use-case', () => {
    let loads = 0
    const { preload } = createLazyRunner(() => {
      loads += 1
      return new Promise(() => undefined)
    })
    preload()
    preload()
    expect(loads).toBe(1)
  })

  it('NET-04 a closed lazy runner sends nothing, loaded or not', async () => {
    const early = createLazyRunner(loadRunner)
    early.close()
    await expect(early.run(({ cart }) => cart.state())).rejects.toBeDefined()
    const late = createLazyRunner(loadRunner)
    await late.run(({ cart }) => cart.state())
    late.close()
    await expect(late.run(({ cart }) => cart.state())).rejects.toBeDefined()
  })

  it('NET-03 a use-case fails while the backend fails to load; the next use-case retries', async () => {
    let loads = 0
    const { run, preload } = createLazyRunner(async () => {
      loads += 1
      if (loads < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return loadRunner()
    })
    preload()
    await Promise.resolve()
    expect(await run(({ config }) => config.load())).toEqual(err({ _tag: 'BackendUnavailable', reason: 'offline' }))
    expect((await run(({ config }) => config.load())).ok).toBe(true)
    expect(loads).toBe(3)
  })
})
