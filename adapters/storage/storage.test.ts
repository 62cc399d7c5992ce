import { describe, expect, it } from 'vitest'
import type { StoragePort } from '@thuishaven/core'
import { storageChecks } from '@thuishaven/core/testing'
import { createBrowserStorage } from './browserStorage.browser.ts'
import { createMemoryStorage } from './memoryStorage.ts'

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('storage in memory', () => {
  it.each(storageChecks(createMemoryStorage))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })
})

describe('storage of a browser', () => {
  const open = (): StoragePort => {
    for (const key of Object.keys(stored)) delete stored[key]
    return createBrowserStorage(() => fakeLocalStorage, new EventTarget())
  }
  it.each(storageChecks(open))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  it('CRT-01 blocked storage reads as empty and forgets', () => {
    const storage = createBrowserStorage(forbidden, new EventTarget())
    expect(() => storage.set('cart', 'x')).not.toThrow()
    expect(() => storage.remove('cart')).not.toThrow()
    expect(storage.get('cart')).toBeNull()
    expect(storage.keys('')).toEqual([])
  })

  it('CRT-16 storage reports changes of other tabs until its watcher is removed', () => {
    const page = new EventTarget()
    const received: (string | null)[] = []
    const end = createBrowserStorage(() => fakeLocalStorage, page).watch((key) => received.push(key))
    for (const key of ['cart', null]) page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    end()
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'late' }))
    expect(received).toEqual(['cart', null])
  })
})

const stored: Record<string, string> = {}
/** Its keys are its own properties, as a browser has it. */
const fakeLocalStorage = Object.defineProperties(stored, {
  getItem: { value: (key: string) => stored[key] ?? null },
  setItem: {
    value: (key: string, value: string) => {
      stored[key] = value
    },
  },
  removeItem: {
    value: (key: string) => {
      delete stored[key]
    },
  },
}) as unknown as Storage
