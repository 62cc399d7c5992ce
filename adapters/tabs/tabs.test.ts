import { describe, expect, it } from 'vitest'
import type { TabsPort } from '@thuishaven/core'
import { tabsChecks } from '@thuishaven/core/testing'
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
/** Two tabs of one device, by each means. */
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

describe.each(means)('the tabs of a device, by %s', (_name, tabs) => {
  it.each(tabsChecks({ tabs, newName: () => `device ${(devices += 1)}`, pause }))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })
})

it('CRT-16 a browser that gives no lock does not stop the cart', async () => {
  const denied = makeLockTabs({ request: () => Promise.reject(new Error('denied')) })
  expect(await denied.alone('turn', () => Promise.resolve('done'))).toBe('done')
  denied.live('x')()
  denied.whenGone('x', () => expect.unreachable())()
})
