import { mixRgb, oklch } from '../light/colour.ts'
import { lampShapes } from '../lamps/lampForms.ts'
import { tableLamp } from '../lamps/lampShapes.ts'
import { wood as woodOf } from '../interior/cloth.ts'
import { bed, diningChair, diningTable, roundTable } from '../interior/furniture.ts'
import { sideboard, sideboardTop } from '../interior/storage.ts'
import { door } from '../interior/walls.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { potted } from '../plants/potted.ts'
import { books, bowl, vase } from '../things/vessels.ts'
import { linenWhite } from './furnishing.ts'
import { art, glazeOf, scatter } from './Plan.ts'
import type { Plan } from './Plan.ts'
import { onSideboard } from './standing.ts'

/** A table with four chairs, all of whose legs stand on the back half of the rug. */
const dining: Plan = {
  things: (room) => {
    const { design, seed, random, back, seat, wood, plant } = room
    const round = design.shape === 'round' || design.shape === 'organic' || design.shape === 'oval'
    const [x, z] = [0.08, -0.2]
    const chair = (aside: number, along: number, turn: number): Mesh[] =>
      placedAll(diningChair(seat, wood), { move: [x + aside, 0, z + along], turn: turn + random.between(-0.06, 0.06) })
    return [
      ...(round
        ? placedAll(roundTable(0.52, 0.74, wood, true), { move: [x, 0, z] })
        : placedAll(diningTable(1.25, 0.78, 0.74, wood), { move: [x, 0, z], turn: Math.PI / 2 })),
      ...(round
        ? [...chair(-0.58, -0.22, 1.2), ...chair(0.58, -0.22, -1.2), ...chair(-0.2, -0.62, 0.3), ...chair(0.42, 0.5, Math.PI + 0.6)]
        : [-1, 1].flatMap((side) => [-0.32, 0.3].flatMap((along) => chair(side * 0.52, along, -side * (Math.PI / 2))))),
      placed(bowl(0.13, glazeOf(design)), { move: [x - 0.03, 0.74, z - 0.05] }),
      ...placedAll(lampShapes[random.pick(['bell', 'reed', 'folded', 'globe'] as const)].make(random.pick(['wit', 'zand']), 0), {
        move: [x, 1.42, z],
      }),
      ...onSideboard(seed, 0.2, back, glazeOf(design), wood),
      ...placedAll(plant, { move: [-1.5, 0, back + 0.5] }),
    ]
  },
  rugFrom: -1.16,
}

/** A desk against the wall with a shelf above it. */
const desk: Plan = {
  things: (room) => {
    const { design, seed, random, back, seat, wood, plant } = room
    const { meshes: pile } = books(4, seed)
    const shelf = 1.42
    const [x, top] = [-0.1, 0.74]
    return [
      ...placedAll(diningTable(1.45, 0.62, top, wood), { move: [x, 0, back + 0.34] }),
      ...placedAll(diningChair(seat, wood), { move: [x + 0.12, 0, back + 0.92], turn: Math.PI - 0.5 }),
      ...placedAll(lampShapes[random.pick(['banker', 'pebble', 'block'] as const)].make(random.pick(['groen', 'zwart', 'terracotta']), 0), {
        move: [x - 0.5, top, back + 0.3],
      }),
      ...placedAll(pile, { move: [x + 0.46, top, back + 0.32], turn: 0.12 }),
      placed(vase(1, 0.13, glazeOf(design)), { move: [x - 0.2, top, back + 0.22] }),
      placed(roundedBox([1.3, 0.026, 0.2], 0.004, woodOf(wood)), { move: [x, shelf, back + 0.11] }),
      ...placedAll(books(5, `${seed} shelf`).meshes, { move: [x - 0.35, shelf + 0.013, back + 0.11], scale: 0.9 }),
      placed(vase(random.integer(3), 0.24, oklch(0.87, 0.015, 80)), { move: [x + 0.02, shelf + 0.013, back + 0.11] }),
      ...placedAll(potted('ivy', seed, 'wit'), { move: [x + 0.42, shelf + 0.013, back + 0.12], scale: 0.75 }),
      ...placedAll(plant, { move: [1.5, 0, back + 0.55] }),
      ...art(room, 1.5, 0.6, 0.8, 1.2),
    ]
  },
}

/** The foot end of a bed. */
const bedside: Plan = {
  things: (room) => {
    const { design, seed, random, back, seat, wood, plant } = room
    const { meshes: pile, height } = books(2, seed)
    const x = 0.05
    return [
      ...placedAll(bed(oklch(0.93, 0.01, 85), mixRgb(design.yarns.main, seat, 0.5)), { move: [x, 0, back + 0.1], scale: 0.98 }),
      scatter(design, 'main', [x - 0.36, 0.84, back + 0.6], 0.06, 0.44),
      scatter(design, 'accent', [x + 0.3, 0.82, back + 0.62], -0.08, 0.4),
      ...[-1, 1].flatMap((side) => placedAll(roundTable(0.22, 0.48, wood, true), { move: [x + side * 1.1, 0, back + 0.34] })),
      ...placedAll(tableLamp(random.integer(3), glazeOf(design), linenWhite, 0), { move: [x + 1.1, 0.48, back + 0.32] }),
      ...placedAll(pile, { move: [x - 1.1, 0.48, back + 0.35], scale: 0.85 }),
      placed(vase(random.integer(4), 0.16, glazeOf(design)), { move: [x - 1.08, 0.48 + height * 0.85, back + 0.35] }),
      ...placedAll(plant, { move: [1.78, 0, back + 0.6] }),
      ...art(room, 1.72, 0.56, 0.74, x - 0.35, x + 0.35),
    ]
  },
  walls: { left: -2.25, right: 2.5, back: -2.75 },
  place: { x: 0.05, z: 0.4 },
}

/** A hall, for runners: a door at its end, a low cupboard along the wall. */
const hall: Plan = {
  things: ({ design, seed, random, back, wood, plant }) => [
    ...door(0.1, back),
    ...placedAll(
      [
        ...sideboard(1.3, wood),
        ...placedAll(tableLamp(random.integer(3), glazeOf(design), linenWhite, 0), { move: [-0.4, sideboardTop, 0.2] }),
        ...placedAll(books(2, seed).meshes, { move: [0.1, sideboardTop, 0.22] }),
        placed(vase(random.integer(3), 0.26, oklch(0.87, 0.015, 80)), { move: [0.42, sideboardTop, 0.2] }),
      ],
      { move: [1.34, 0, -0.35], turn: -Math.PI / 2 },
    ),
    ...placedAll(plant, { move: [-0.95, 0, back + 0.4], scale: 0.85 }),
  ],
  walls: { left: -1.5, right: 1.36, back: -1.85 },
  place: { x: 0.08, z: 0.2 },
  nearer: 0.55,
  sided: true,
}

/** Rooms for more than sitting. */
export const livedPlans = { dining, desk, bedside, hall } as const
