import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { failed, HostUnreachable, makeRunner, succeeded } from '@thuishaven/core'
import { makeFakePorts } from '../../core/testing/fakes/makeFakePorts.ts'
import { makeLaterHost } from './makeLaterHost.ts'
import type { HostProgram } from './makeLaterHost.ts'

const program = (): HostProgram => ({ ports: makeFakePorts(), runner: makeRunner() })

describe('a host whose program is loaded later', () => {
  it('is loaded once, with the first question, and then answers all of them', async () => {
    let loads = 0
    const { ports, run } = makeLaterHost(async () => {
      loads += 1
      return program()
    })
    expect(loads).toBe(0)
    const answers = await Promise.all([
      run(ports.cart.state()),
      run(ports.account.emailIsKnown('nobody@thuishaven.test')),
      run(ports.catalogue.product(7)),
    ])
    expect(answers).toMatchObject([{ value: { lines: [] } }, { value: false }, { failure: { _tag: 'NotFound' } }])
    expect(loads).toBe(1)
    expect(await run(ports.account.emailIsKnown('nobody@thuishaven.test'))).toEqual(succeeded(false))
  })

  it('runs programs that ask it, which begin when it is there', async () => {
    const { ports, run } = makeLaterHost(async () => program())
    const asking = Effect.gen(function* () {
      const known = yield* ports.account.emailIsKnown('nobody@thuishaven.test')
      const { lines } = yield* ports.cart.state()
      return [known, lines.length]
    })
    expect(await run(asking)).toEqual(succeeded([false, 0]))
  })

  it('CRT-07 asks when what it waits for has happened: the paint of the click', async () => {
    const order: string[] = []
    let paint: () => void = () => undefined
    const { ports, run } = makeLaterHost(
      async () => {
        order.push('asked')
        return program()
      },
      () => new Promise((resolve) => (paint = resolve)),
    )
    const answer = run(ports.cart.state())
    await Promise.resolve()
    order.push('painted')
    paint()
    expect((await answer).ok).toBe(true)
    expect(order).toEqual(['painted', 'asked'])
  })

  it('can be prepared before anyone asks', () => {
    let loads = 0
    const { prepare } = makeLaterHost(() => {
      loads += 1
      return new Promise<HostProgram>(() => undefined)
    })
    prepare()
    prepare()
    expect(loads).toBe(1)
  })

  it('NET-04 asks nothing after it was closed, loaded or not', async () => {
    const early = makeLaterHost(async () => program())
    early.close()
    await expect(early.run(early.ports.cart.state())).rejects.toBeDefined()
    const late = makeLaterHost(async () => program())
    await late.run(late.ports.cart.state())
    late.close()
    await expect(late.run(late.ports.cart.state())).rejects.toBeDefined()
  })

  it('NET-03 cannot be reached while its program does not load; the next question tries again', async () => {
    let loads = 0
    const { ports, run, prepare } = makeLaterHost(async () => {
      loads += 1
      if (loads < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return program()
    })
    prepare()
    await Promise.resolve()
    expect(await run(ports.config.load())).toEqual(failed(new HostUnreachable({ reason: 'offline' })))
    expect((await run(ports.config.load())).ok).toBe(true)
    expect(loads).toBe(3)
  })
})
