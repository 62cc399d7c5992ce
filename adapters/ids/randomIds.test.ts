import { describe, expect, it } from 'vitest'
import { createRandomIds } from './randomIds.ts'

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('unique ids', () => {
  it('ids are random UUIDs, also without https', () => {
    const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) }
    for (const source of [crypto, insecure]) {
      const ids = createRandomIds(source)
      const keys = new Set(Array.from({ length: 100 }, ids.next))
      expect(keys.size).toBe(100)
      for (const key of keys) expect(key).toMatch(uuid4)
    }
  })
})
