import { expect, it } from 'vitest'
import { trackAndTraceUrl } from './trackAndTraceUrl.ts'

const address = { countryCode: 'NL', postalCode: '1011 AB' }

it('a code leads to the page of its carrier', () => {
  expect(trackAndTraceUrl(' 3STEST1 ', 'postnl', address)).toBe('https://jouw.postnl.nl/track-and-trace/3STEST1-NL-1011AB')
  expect(trackAndTraceUrl('JVGL1', 'dhl', address)).toBe('https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=JVGL1')
})

it('an address of the merchant is taken as it is, if it is safe', () => {
  expect(trackAndTraceUrl('https://carrier.test/?c=1', 'own', address)).toBe('https://carrier.test/?c=1')
  expect(['http://carrier.test/', 'javascript:alert(1)', '', 'two words'].map((code) => trackAndTraceUrl(code, 'postnl', address))).toEqual(
    [null, null, null, null],
  )
  expect(trackAndTraceUrl('3STEST1', 'afhalen', address)).toBeNull()
})
