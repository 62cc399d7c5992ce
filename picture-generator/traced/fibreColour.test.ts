import { describe, expect, it } from 'vitest'
import { caughtInPile, caughtInWeave, fibreColour } from './fibreColour.ts'

describe('fibreColour', () => {
  it.each([caughtInPile, caughtInWeave])('yarn of the fibres shows the colour again when %d of the light is caught', (caught) => {
    for (const channel of [0.02, 0.2, 0.5, 0.8]) {
      const [albedo] = fibreColour([channel, 0, 0], caught)
      expect((albedo * (1 - caught)) / (1 - albedo * caught)).toBeCloseTo(channel, 5)
      expect(albedo).toBeGreaterThan(channel)
    }
  })

  it('a fibre never reflects all light, so that white wool keeps its shadows', () => {
    expect(Math.max(...fibreColour([1, 1, 1], caughtInPile))).toBeLessThan(0.97)
  })
})
