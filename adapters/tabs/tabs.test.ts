import { describe, expect, it } from 'vitest'
import type { TabsPort } from '@thuishaven/core'
import { makeFakeStorage } from '../../core/testing/fakes/makeFakeStorage.ts'
import { makeFakeTabs } from '../../core/testing/fakes/makeFakeTabs.ts'
import { makeSystemClock } from '../clock/systemClock.ts'
import { makeBrowserTabs, makeLockTabs } from './browserTabs.browser.ts'
import { makeLeaseTabs } from './leaseTabs.ts'

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

let devices = 0
/** Two tabs of one device, by each means; `apart` gives names that no other test uses. */
const means: readonly (readonly [string, () => readonly [TabsPort, TabsPort]])[] = [
  [
    'fake',
    () => {
      const tabs = makeFakeTabs()
      return [tabs, tabs]
    },
  ],
  ['Web Locks', () => [makeLockTabs(navigator.locks), makeLockTabs(navigator.locks)]],
  [
    'leases',
    () => {
      const device = { storage: makeFakeStorage(), clock: makeSystemClock() }
      return [makeLeaseTabs({ ...device, owner: 'one' }), makeLeaseTabs({ ...device, owner: 'other' })]
    },
  ],
  [
    'leases that are loaded when there are no locks',
    () => {
      const device = { storage: makeFakeStorage(), clock: makeSystemClock() }
      return [
        makeBrowserTabs(undefined, async () => makeLeaseTabs({ ...device, owner: 'one' })),
        makeBrowserTabs(undefined, async () => makeLeaseTabs({ ...device, owner: 'other' })),
      ]
    },
  ],
]

describe.each(means)('the tabs of a device, by %s', (_name, open) => {
  const apart = (): string => `device ${(devices += 1)}`

  it('CRT-16 one works at a time; what it answers or throws comes out', async () => {
    const name = apart()
    const [one, other] = open()
    let inside = 0
    let most = 0
    const work = async (): Promise<string> => {
      inside += 1
      most = Math.max(most, inside)
      await pause(5)
      inside -= 1
      return 'done'
    }
    const all = [one, other, one, other].map((tab) => tab.alone(name, work))
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done'])
    expect(most).toBe(1)
    await expect(one.alone(name, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
    expect(await other.alone(name, () => Promise.resolve('next'))).toBe('next')
  })

  it('CRT-15 the end of a tab is told once, at once when it never lived', async () => {
    const id = apart()
    const [one, other] = open()
    const heard: string[] = []
    const leave = one.live(id)
    await pause(10)
    other.whenGone(id, () => heard.push('gone'))
    other.whenGone(apart(), () => heard.push('never lived'))
    await pause(60)
    expect(heard).toEqual(['never lived'])
    leave()
    await expect.poll(() => heard, { timeout: 4_000 }).toEqual(['never lived', 'gone'])
  })

  it('CRT-15 who does not wait any more is not told', async () => {
    const id = apart()
    const [one, other] = open()
    const leave = one.live(id)
    await pause(10)
    const end = other.whenGone(id, () => expect.unreachable())
    await pause(10)
    end()
    leave()
    await pause(30)
  })
})

it('CRT-16 a browser that gives no lock does not stop the cart', async () => {
  const denied = makeLockTabs({ request: () => Promise.reject(new Error('denied')) })
  expect(await denied.alone('turn', () => Promise.resolve('done'))).toBe('done')
  denied.live('x')()
  denied.whenGone('x', () => expect.unreachable())()
})
