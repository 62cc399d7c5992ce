import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawn } from './Mark.tsx'

describe('marks of payment and delivery methods', () => {
  it('CFG-03d every mark with a name has a drawing, and vice versa', () => {
    const file = readFileSync('ui/public/marks.svg', 'utf8')
    const symbols = Array.from(file.matchAll(/<symbol id="(\w+)"/g), ([, id]) => id)
    // The parcel is the mark of every method without its own.
    expect(new Set(symbols)).toEqual(new Set([...Object.keys(drawn), 'parcel']))
  })
})
