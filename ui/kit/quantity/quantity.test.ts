import { describe, expect, it } from 'vitest'
import { allowedQuantity, steppedQuantity, typedQuantity } from './quantity.ts'

const pieces = { min: 0, max: 12, step: 1 }

describe('a quantity', () => {
  it.each([
    [-3, 0],
    [-0.2, 0],
    [0, 0],
    [7.4, 7],
    [7.5, 8],
    [40, 12],
  ])('VAL-09 %d becomes %d within 0 and 12', (value, allowed) => {
    expect(allowedQuantity(value, pieces)).toBe(allowed)
  })

  it('VAL-09 a quantity keeps the decimals of its step, or of its precision if given', () => {
    expect(allowedQuantity(1.26, { min: 0, step: 0.1 })).toBe(1.3)
    expect(allowedQuantity(1.005, { min: 0, step: 1, precision: 2 })).toBe(1.01)
  })

  it('VAL-09 a step adds without the errors of binary fractions', () => {
    expect(steppedQuantity(0.2, 1, { min: 0, step: 0.1 })).toBe(0.3)
    expect(steppedQuantity(0, -1, pieces)).toBe(0)
    expect(steppedQuantity(12, 1, pieces)).toBe(12)
  })

  it('VAL-09 a minimum above the maximum is refused', () => {
    expect(() => allowedQuantity(1, { min: 5, max: 2, step: 1 })).toThrow(RangeError)
  })

  it('VAL-09 a typed quantity is parsed, and other text is no quantity', () => {
    expect(typedQuantity(' 8 ', pieces)).toBe(8)
    expect(typedQuantity('1,5', { min: 0, step: 0.5 })).toBe(1.5)
    expect(typedQuantity('', pieces)).toBeNull()
    expect(typedQuantity('veel', pieces)).toBeNull()
    expect(typedQuantity('1e1', pieces)).toBeNull()
  })
})
