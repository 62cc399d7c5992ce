import { describe, expect, it } from 'vitest'
import type { TabsPort } from '@thuishaven/core'
import { tabsChecks } from '@thuishaven/core/testing'
import { createFakeTabs } from '../../core/testing/fakes/createFakeTabs.ts'
import { createBrowserTabs, createLockTabs } from './browserTabs.browser.ts'

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
      const tabs = createFakeTabs()
      return [tabs, tabs]
    },
  ],
  ['Web Locks', () => [createLockTabs(navigator.locks), createLockTabs(navigator.locks)]],
]

describe.each(means)('the tabs of a device, by %s', (_name, tabs) => {
  it.each(tabsChecks({ tabs, newName: () => `device ${(devices += 1)}`, pause }))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })
})

it('CRT-16 a lock that is never granted does not stop the cart', async () => {
  const denied = createLockTabs({ request: () => Promise.reject(new Error('denied')) })
  expect(await denied.alone('turn', () => Promise.resolve('done'))).toBe('done')
  denied.live('x')()
  denied.whenGone('x', () => expect.unreachable())()
})

it('CRT-16 without locks each tab works alone', async () => {
  const tabs = createBrowserTabs(undefined)
  expect(await tabs.alone('turn', () => Promise.resolve('done'))).toBe('done')
  tabs.live('x')()
  tabs.whenGone('x', () => expect.unreachable())()
})
