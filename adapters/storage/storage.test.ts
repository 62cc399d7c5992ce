import { describe, expect, it } from 'vitest'
import { makeBrowserStorage } from './browserStorage.browser.ts'
import { makeMemoryStorage } from './memoryStorage.ts'

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('storage', () => {
  it('CRT-01 SES-02 keeps, replaces and forgets text', () => {
    for (const storage of [makeMemoryStorage(), makeBrowserStorage(() => fakeLocalStorage)]) {
      expect(storage.get('cart')).toBeNull()
      storage.set('cart', 'one')
      storage.set('cart', 'two')
      expect(storage.get('cart')).toBe('two')
      storage.remove('cart')
      expect(storage.get('cart')).toBeNull()
    }
  })

  it('CRT-01 blocked storage reads as empty and forgets', () => {
    const storage = makeBrowserStorage(forbidden)
    expect(() => storage.set('cart', 'x')).not.toThrow()
    expect(() => storage.remove('cart')).not.toThrow()
    expect(storage.get('cart')).toBeNull()
  })
})

const kept = new Map<string, string>()
const fakeLocalStorage: Storage = {
  get length() {
    return kept.size
  },
  clear: () => kept.clear(),
  key: () => null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => {
    kept.set(key, value)
  },
  removeItem: (key) => {
    kept.delete(key)
  },
}
