import type { RugPlace } from '../interior/rugOnFloor.ts'
import { herringboneFloor, oak, paleOak, smokedOak } from '../interior/floors.ts'
import type { Floor } from '../interior/floors.ts'
import { insideBy } from '../rug/outline.ts'
import { planRug } from '../rug/planRug.ts'
import type { RugName } from '../names/pictureName.ts'
import type { Eye } from '../scene/Scene.ts'
import type { RugDesign, YarnNumber } from '../weaves/RugDesign.ts'
import { busyPlace } from '../views/busyPlace.ts'

/** Views of a rug that only a path tracer draws well: pile, thickness and edge are what they are about. */
export const closeUps = ['corner', 'detail', 'fringe'] as const
export type CloseUp = (typeof closeUps)[number]

/** A close view of a rug on a wooden floor. */
export interface CloseUpScene {
  readonly design: RugDesign
  readonly place: RugPlace
  readonly floor: Floor
  readonly eye: Eye
  /** Aperture as f-number for a sensor 36 mm high. */
  readonly aperture: number
}

/** The place for a rug with a turn so that one of its points lies at a point of the floor. */
export const placeFor = ({ widthCm, lengthCm }: RugDesign, x: number, y: number, turn: number, atX: number, atZ: number): RugPlace => {
  const u = (x - widthCm / 2) / 100
  const v = (y - lengthCm / 2) / 100
  return { x: atX - u * Math.cos(turn) - v * Math.sin(turn), z: atZ + u * Math.sin(turn) - v * Math.cos(turn), turn, size: 1 }
}

/** The lowest point of the rim at a distance from the left. */
const rimAt = (design: RugDesign, x: number): number => {
  let y = design.lengthCm
  while (y > design.lengthCm / 2 && insideBy(design, x, y) < 0) y -= 0.2
  return y
}

/** What a close view shows of a rug, in cm. */
const near = 45

/** How evenly the two commonest yarns share a square at the right side of a rug, from 0 for one yarn to a half. */
const mixture = (design: RugDesign, bottom: number): number => {
  const counts = new Map<YarnNumber, number>()
  for (let y = bottom - near; y < bottom; y += 1) {
    for (let x = design.widthCm - near; x < design.widthCm; x += 1) {
      const number = design.drawing(x, y)
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
  }
  return ([...counts.values()].toSorted((a, b) => b - a)[1] ?? 0) / near ** 2
}

/** How far down the right side a close view looks: at the corner, but where two yarns meet when there is only one in the corner. */
const lookedAt = (design: RugDesign): number => {
  const { lengthCm } = design
  if (design.weave !== 'flat' || mixture(design, lengthCm - 1) > 0) return lengthCm
  // The view begins a little below the mixture's square.
  let best = lengthCm
  for (let y = lengthCm; y > near * 1.5; y -= 5) if (mixture(design, y) > mixture(design, best)) best = y
  return Math.min(lengthCm, best + 20)
}

export const closeUpScene = (rug: RugName, view: CloseUp): CloseUpScene => {
  const design = planRug(rug)
  const floor = herringboneFloor([oak, paleOak, smokedOak][design.seed % 3] ?? oak)
  const tall = design.weave === 'shag' ? 1.25 : 1
  const fringed = design.fringeCm > 0
  const round = design.shape === 'round' || design.shape === 'oval' || design.shape === 'organic'
  switch (view) {
    case 'corner':
      return {
        design,
        floor,
        aperture: 11,
        place: round
          ? placeFor(design, design.widthCm * 0.56, rimAt(design, design.widthCm * 0.56), -0.3, 0.02, 0.17 * tall)
          : placeFor(design, design.widthCm, lookedAt(design), -0.5 - (design.seed % 5) * 0.06, 0.05, (fringed ? 0.18 : 0.235) * tall),
        eye: { place: [0.13 * tall, 0.47 * tall, 0.72 * tall], target: [0.0, 0, -0.02], opening: 0.58 },
      }
    case 'detail': {
      const { x, y, width, height } = busyPlace(design, 22 * tall, 27 * tall)
      return {
        design,
        floor,
        aperture: 10,
        place: placeFor(design, x + width / 2, y + height / 2, -0.5, 0, 0),
        eye: { place: [0.05 * tall, 0.26 * tall, 0.28 * tall], target: [0, 0.005, 0.004], opening: 0.62 },
      }
    }
    case 'fringe':
      return {
        design,
        floor,
        aperture: 5.6,
        place: placeFor(design, design.widthCm * 0.45, rimAt(design, design.widthCm * 0.45), -0.16, 0, 0.04),
        eye: { place: [0.08, 0.4, 0.62], target: [0, 0.0, 0.01], opening: 0.6 },
      }
  }
}
