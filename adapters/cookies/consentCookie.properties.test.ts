import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { base64, decodeConsent, encodeConsent } from './consentCookie.ts'

it('CNS-03 base64 is the standard encoding, in both directions', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = base64.encode([...bytes])
      expect(text).toBe(Buffer.from(bytes).toString('base64'))
      expect(base64.decode(text)).toEqual([...bytes])
    }),
  )
})

it('CNS-03 every choice is read back as it was stored', () => {
  fc.assert(
    fc.property(
      fc.record({ necessary: fc.constant(true as const), preferences: fc.boolean(), statistics: fc.boolean(), marketing: fc.boolean() }),
      (preferences) => {
        expect(decodeConsent(encodeConsent(preferences))).toEqual({ type: 'stored', preferences })
      },
    ),
  )
})

it('CNS-03 no text breaks the reading, and none allows anything but a stored true', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.base64String(),
        fc.json().map((text) => Buffer.from(text).toString('base64')),
      ),
      (value) => {
        const read = decodeConsent(value)
        const allowsMarketing = read.type === 'stored' && read.preferences.marketing
        expect(!allowsMarketing || Buffer.from(value, 'base64').toString().includes('true')).toBe(true)
      },
    ),
  )
})
