import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawn } from './Mark.tsx'

describe('marks of payment and delivery methods', () => {
  it('CFG-03d a mark that has a name has a drawing, and the other way round', () => {
    const file = readFileSync('ui/public/marks.svg', 'utf8')
    const symbols = Array.from(file.matchAll(/<symbol id="(\w+)"/g), ([, id]) => id)
    // The parcel replaces the mark of every method without one.
    expect(new Set(symbols)).toEqual(new Set([...Object.keys(drawn), 'parcel']))
  })
})
