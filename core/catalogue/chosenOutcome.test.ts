import { expect, it } from 'vitest'
import { chosenOutcome } from './chosenOutcome.ts'

it('the most demanding of all given values decides', () => {
  expect(chosenOutcome([0, 1, 0], 3)).toBe(1)
  expect(chosenOutcome([2, 0, 1], 3)).toBe(2)
  expect(chosenOutcome([0, 0, 0], 3)).toBe(0)
  expect(chosenOutcome([0, null, 2], 3)).toBeNull()
  expect(chosenOutcome([9], 3)).toBe(2)
  expect(chosenOutcome([0], 0)).toBeNull()
  expect(chosenOutcome([], 3)).toBeNull()
})
