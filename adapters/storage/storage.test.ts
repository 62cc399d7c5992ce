import { describe, expect, it } from 'vitest'
import { makeBrowserStorage } from './browserStorage.browser.ts'
import { makeMemoryStorage } from './memoryStorage.ts'

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('storage', () => {
  it('CRT-01 SES-02 keeps, replaces and forgets text', () => {
    for (const storage of [makeMemoryStorage(), makeBrowserStorage(() => fakeLocalStorage, new EventTarget())]) {
      expect(storage.get('cart')).toBeNull()
      storage.set('cart', 'one')
      storage.set('cart', 'two')
      expect(storage.get('cart')).toBe('two')
      storage.remove('cart')
      expect(storage.get('cart')).toBeNull()
    }
  })

  it('CRT-01 blocked storage reads as empty and forgets', () => {
    const storage = makeBrowserStorage(forbidden, new EventTarget())
    expect(() => storage.set('cart', 'x')).not.toThrow()
    expect(() => storage.remove('cart')).not.toThrow()
    expect(storage.get('cart')).toBeNull()
    expect(storage.keys('')).toEqual([])
  })

  it('CRT-15 finds what is kept under one beginning', () => {
    for (const storage of [makeMemoryStorage(), makeBrowserStorage(() => fakeLocalStorage, new EventTarget())]) {
      for (const key of ['cart', 'cart.1', 'cart.2', 'other']) storage.set(key, 'x')
      expect(storage.keys('cart.')).toEqual(['cart.1', 'cart.2'])
      for (const key of storage.keys('')) storage.remove(key)
    }
  })

  it('CRT-16 hears what another tab changes, until it listens no more', () => {
    const page = new EventTarget()
    const heard: (string | null)[] = []
    const end = makeBrowserStorage(() => fakeLocalStorage, page).watch((key) => heard.push(key))
    for (const key of ['cart', null]) page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    end()
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'late' }))
    expect(heard).toEqual(['cart', null])
  })
})

const kept: Record<string, string> = {}
/** Its keys are its own properties, as a browser has it. */
const fakeLocalStorage = Object.defineProperties(kept, {
  getItem: { value: (key: string) => kept[key] ?? null },
  setItem: {
    value: (key: string, value: string) => {
      kept[key] = value
    },
  },
  removeItem: {
    value: (key: string) => {
      delete kept[key]
    },
  },
}) as unknown as Storage
