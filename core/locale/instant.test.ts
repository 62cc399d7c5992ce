import { describe, expect, it } from 'vitest'
import { instantOf } from './instant.ts'

describe('moments as the host writes them', () => {
  it.each([
    ['1970-01-01T00:00:01.5Z', 1500],
    ['1970-01-01T00:00:01.25Z', 1250],
    ['1970-01-01T00:00:01.123456789Z', 1123],
    ['1970-01-01T01:00:00+01:00', 0],
    ['1969-12-31T23:30:00-00:30', 0],
  ])('LOC-05 %s is %d ms', (text, moment) => expect(instantOf(text)).toBe(moment))

  it.each([
    ' 1970-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z.',
    'x1970-01-01T00:00:00Z',
    '1970-01-01T00:00:00Zx',
    '1970-00-10T00:00:00Z',
    '1970-01-00T00:00:00Z',
  ])('LOC-05 %j is no moment', (text) => expect(instantOf(text)).toBeNull())
})
