import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { HostUnreachable } from '@thuishaven/core'
import { makeFakePorts } from '../../core/testing/fakes/makeFakePorts.ts'
import type { HostPorts } from '../http/makeHostPorts.ts'
import { makeLaterHost } from './makeLaterHost.ts'

describe('a host whose program is loaded later', () => {
  it('is loaded once, with the first question, and then answers all of them', async () => {
    let loads = 0
    const { ports } = makeLaterHost(async () => {
      loads += 1
      return makeFakePorts()
    })
    expect(loads).toBe(0)
    const answers = await Promise.all([
      Effect.runPromise(ports.cart.state()),
      Effect.runPromise(ports.account.emailIsKnown('nobody@thuishaven.test')),
      Effect.runPromise(Effect.flip(ports.catalogue.product(7))),
    ])
    expect(answers).toMatchObject([{ lines: [] }, false, { _tag: 'NotFound' }])
    expect(loads).toBe(1)
  })

  it('can be prepared before anyone asks', () => {
    let loads = 0
    const { prepare } = makeLaterHost(() => {
      loads += 1
      return new Promise<HostPorts>(() => undefined)
    })
    prepare()
    prepare()
    expect(loads).toBe(1)
  })

  it('NET-03 cannot be reached while its program does not load; the next question tries again', async () => {
    let loads = 0
    const { ports, prepare } = makeLaterHost(async () => {
      loads += 1
      if (loads < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return makeFakePorts()
    })
    prepare()
    await Promise.resolve()
    expect(await Effect.runPromise(Effect.flip(ports.config.load()))).toEqual(new HostUnreachable({ reason: 'offline' }))
    expect(await Effect.runPromise(ports.config.load())).toBeDefined()
    expect(loads).toBe(3)
  })
})
