import { expect, it } from 'vitest'
import { termsAddress } from './termsAddress.ts'

it('CHK-13 LOC-02 the terms are shown in the language of the shopper', () => {
  expect(termsAddress('nld', '/terms')).toBe('/terms')
  expect(termsAddress('eng', '/terms')).toBe('/en/terms')
  expect(termsAddress('nld', '/en/terms')).toBe('/terms')
  expect(termsAddress('eng', 'https://example.org/terms')).toBe('https://example.org/terms')
})
