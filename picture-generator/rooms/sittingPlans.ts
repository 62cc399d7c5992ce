import { oklch } from '../light/colour.ts'
import { lampShapes } from '../lamps/lampForms.ts'
import { floorLamp, tableLamp } from '../lamps/lampShapes.ts'
import { armchair, daybed, pouf, roundTable, sofa, sofaThrow } from '../interior/furniture.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import { books, bowl, vase } from '../things/vessels.ts'
import { linenWhite } from './furnishing.ts'
import { art, glazeOf, scatter, softOf } from './Plan.ts'
import type { Plan } from './Plan.ts'
import { library, onSideboard } from './standing.ts'

const besideSideboard: Plan = {
  things: (room) => {
    const { design, seed, back, seat, wood, plant } = room
    return [
      ...onSideboard(seed, 0.15, back, glazeOf(design), wood),
      ...art(room, 1.58, 0.92, 1.16, 0.22),
      ...placedAll(armchair(seat), { move: [1.42, 0, -0.35], turn: -0.7, scale: 1.08 }),
      scatter(design, 'main', [1.44, 0.68, -0.41], -0.7, 0.4),
      placed(pouf(0.27, 0.36, softOf(design)), { move: [-1.3, 0, 0.2] }),
      ...placedAll(plant, { move: [-1.45, 0, back + 0.5] }),
    ]
  },
}

const armchairs: Plan = {
  things: (room) => {
    const { design, seed, random, back, seat, wood, plant } = room
    return [
      ...placedAll(armchair(seat), { move: [-0.95, 0, -0.75], turn: 0.5, scale: 1.1 }),
      ...placedAll(armchair(seat), { move: [1.1, 0, -0.75], turn: -0.5, scale: 1.1 }),
      scatter(design, 'main', [-0.96, 0.7, -0.8], 0.5, 0.4),
      scatter(design, 'accent', [1.12, 0.7, -0.8], -0.5, 0.4),
      ...placedAll(roundTable(0.28, 0.46, wood, true), { move: [0.08, 0, -0.85] }),
      placed(vase(random.integer(3), 0.26, oklch(0.88, 0.015, 85)), { move: [0.14, 0.46, -0.9] }),
      ...placedAll(books(2, seed).meshes, { move: [-0.02, 0.46, -0.78], scale: 0.9 }),
      ...placedAll(floorLamp(0, linenWhite, 0), { move: [1.85, 0, back + 0.45] }),
      ...placedAll(plant, { move: [-1.75, 0, back + 0.45] }),
      ...art(room, 1.72, 1.25, 0.9, 0.08),
    ]
  },
  rugFrom: -0.86,
}

const sofaAside: Plan = {
  things: (room) => {
    const { design, seed, back, seat, wood, plant } = room
    return [
      ...placedAll(sofa(seat, 2.1), { move: [1.98, 0, -0.1], turn: -Math.PI / 2 }),
      scatter(design, 'main', [1.54, 0.72, -0.78], -1.4),
      scatter(design, 'pale', [1.52, 0.71, 0.42], -1.75, 0.44),
      ...onSideboard(seed, -0.1, back, glazeOf(design), wood),
      ...art(room, 1.62, 0.62, 0.82, -0.44, 0.34),
      ...placedAll(plant, { move: [-1.5, 0, back + 0.5] }),
      placed(pouf(0.27, 0.36, softOf(design)), { move: [-1.35, 0, 0.25] }),
    ]
  },
  aside: 0.17,
  sided: true,
}

const sofaBehind: Plan = {
  things: (room) => {
    const { design, seed, back, seat, wood, plant } = room
    return [
      ...placedAll(sofa(seat, 2.4, 3), { move: [0.1, 0, back + 0.12] }),
      placed(sofaThrow(-0.12, softOf(design)), { move: [0.1, 0, back + 0.12] }),
      scatter(design, 'main', [-0.72, 0.72, back + 0.64], 0.2),
      scatter(design, 'pale', [0.84, 0.7, back + 0.66], -0.2, 0.4),
      ...placedAll(floorLamp(2, linenWhite, 0), { move: [1.72, 0, back + 0.4] }),
      ...placedAll(plant, { move: [-1.62, 0, back + 0.5] }),
      ...art(room, 1.78, 1.3, 0.86, 0.1),
      // A table would cover most of a small rug.
      ...(design.shape === 'rectangle'
        ? [
            ...placedAll(roundTable(0.34, 0.36, wood, true), { move: [0.62, 0, 0.02] }),
            placed(bowl(0.1, glazeOf(design)), { move: [0.68, 0.36, -0.04] }),
            ...placedAll(books(2, seed).meshes, { move: [0.52, 0.36, 0.08], turn: 0.3, scale: 0.9 }),
          ]
        : []),
    ]
  },
  rugFrom: -1.12,
}

const besideBookcase: Plan = {
  things: (room) => {
    const { design, seed, random, back, seat, wood } = room
    return [
      ...library(seed, -0.52, back, glazeOf(design), wood),
      ...placedAll(armchair(seat), { move: [1.18, 0, -0.72], turn: -0.6, scale: 1.12 }),
      scatter(design, 'main', [1.2, 0.7, -0.78], -0.6, 0.4),
      ...placedAll(roundTable(0.24, 0.5, wood), { move: [0.5, 0, -1.2] }),
      ...placedAll(tableLamp(random.integer(3), glazeOf(design), linenWhite, 0), { move: [0.5, 0.5, -1.2] }),
      ...art(room, 1.66, 0.7, 0.92, 1.2),
      placed(pouf(0.27, 0.36, softOf(design)), { move: [-1.0, 0, 0.0] }),
    ]
  },
  rugFrom: -0.8,
}

const onDaybed: Plan = {
  things: (room) => {
    const { design, random, back, seat, wood, plant } = room
    return [
      ...placedAll(daybed(seat, wood), { move: [-0.1, 0, back + 0.14] }),
      scatter(design, 'main', [-0.62, 0.63, back + 0.34], 0.08, 0.48),
      scatter(design, 'accent', [-0.2, 0.61, back + 0.36], -0.06, 0.44),
      scatter(design, 'pale', [0.44, 0.63, back + 0.34], -0.1, 0.48),
      ...placedAll(roundTable(0.26, 0.48, wood), { move: [1.3, 0, back + 0.5] }),
      ...placedAll(tableLamp(random.integer(3), glazeOf(design), linenWhite, 0), { move: [1.3, 0.48, back + 0.5] }),
      ...art(room, 1.56, 0.5, 0.66, -0.62, -0.02, 0.58),
      ...placedAll(plant, { move: [-1.66, 0, back + 0.55] }),
      placed(pouf(0.27, 0.36, softOf(design)), { move: [1.12, 0, 0.3] }),
    ]
  },
  rugFrom: -1.1,
}

const chairAtWindow: Plan = {
  things: (room) => {
    const { design, seed, random, back, seat, wood, plant } = room
    const { meshes: pile, height } = books(3, seed)
    return [
      ...placedAll(armchair(seat), { move: [-0.98, 0, -0.72], turn: 0.72, scale: 1.12 }),
      scatter(design, 'accent', [-1.0, 0.7, -0.77], 0.72, 0.4),
      ...placedAll(lampShapes.reading.make(random.pick(['zwart', 'groen', 'zand']), 0), { move: [-1.72, 0, back + 0.42], turn: -0.5 }),
      ...placedAll(roundTable(0.22, 0.5, wood), { move: [-0.18, 0, -1.18] }),
      ...placedAll(pile, { move: [-0.18, 0.5, -1.18], scale: 0.9 }),
      placed(vase(3, 0.14, glazeOf(design)), { move: [-0.2, 0.5 + height * 0.9, -1.18] }),
      ...placedAll(plant, { move: [1.5, 0, back + 0.6], scale: 1.12 }),
      ...art(room, 1.6, 0.74, 0.98, 0.5),
      placed(pouf(0.29, 0.38, softOf(design)), { move: [1.28, 0, -0.35] }),
    ]
  },
}

/** Rooms to sit in. */
export const sittingPlans = {
  sideboard: besideSideboard,
  armchairs,
  sofaAside,
  sofaBehind,
  bookcase: besideBookcase,
  daybed: onDaybed,
  chairAtWindow,
} as const
