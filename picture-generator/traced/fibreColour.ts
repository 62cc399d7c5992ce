import type { Rgb } from '../light/colour.ts'

/** Part of the light leaving a fibre that meets another one: most of it between the tufts of a pile, less on a weave or a fringe. */
export const caughtInPile = 0.76
export const caughtInWeave = 0.6
/** In a pile so far away that a strand of the picture stands for a tuft, there are few others to meet. */
export const caughtAfar = 0.45

/**
 * Albedo of a fibre so that yarn of it shows a colour. Light is reflected many times between fibres and loses some at each of them, so
 * single fibres are paler than what one sees: yarn of albedo `a` shows `a (1 - caught) / (1 - a caught)`.
 */
export const fibreColour = (shown: Rgb, caught: number): Rgb => {
  const albedo = (channel: number): number => Math.min(0.96, channel / (1 - caught + channel * caught))
  return [albedo(shown[0]), albedo(shown[1]), albedo(shown[2])]
}
