import { describe, expect, it } from 'vitest'
import { boundLimits, typedBound } from './typedBound.ts'

const all = { min: 19, max: 900 }
const typed = (end: 'min' | 'max', text: string, range = all) => typedBound(end, text, range, all)

describe('an end of the price range that was typed', () => {
  it('CAT-06 is read as an amount and widened to whole euros; empty is the end of the category', () => {
    expect(['64,50', '€ 64', ' '].map((text) => typed('min', text))).toEqual([64, 64, 19])
    expect(['99.99', '64', ''].map((text) => typed('max', text))).toEqual([100, 64, 900])
  })

  it('CAT-06 is never put at another amount: letters, what no product costs and ends in the wrong order are refused', () => {
    expect(['abc', '-5', '6x', '3', '901'].map((text) => typed('min', text))).toEqual(Array(5).fill(null))
    expect(typed('max', '5000')).toBeNull()
    expect([typed('min', '300', { min: 19, max: 200 }), typed('max', '100', { min: 200, max: 300 })]).toEqual([null, null])
  })

  it('CAT-06 lies between the end of the category and the other end', () => {
    const range = { min: 100, max: 200 }
    expect([boundLimits('min', range, all), boundLimits('max', range, all)]).toEqual([
      { min: 19, max: 200 },
      { min: 100, max: 900 },
    ])
  })
})
