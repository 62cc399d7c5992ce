import type { RugShape } from '@thuishaven/core/rug'
import type { Shape } from '../schemas/product.ts'

const shapes: Readonly<Record<Shape, RugShape>> = {
  Vierkant: 'square',
  Rechthoek: 'rectangle',
  Ovaal: 'oval',
  Organisch: 'organic',
  Rond: 'round',
}

/** The backend names shapes in Dutch, in every language (RUG-01). */
export const shapeOf = (name: Shape): RugShape => shapes[name]

const names = Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [shape, name])) as Readonly<Record<RugShape, Shape>>

export const shapeName = (shape: RugShape): Shape => names[shape]
