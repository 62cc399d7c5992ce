import type { RugShape } from '../catalogue/product.ts'

/** What can be measured of a rug; each in whole centimetres (RUG-01). */
export type RugSide = 'width' | 'length' | 'diameter'

const widthAndLength: readonly RugSide[] = ['width', 'length']

const sides: Readonly<Record<RugShape, readonly RugSide[]>> = {
  Vierkant: widthAndLength,
  Rechthoek: widthAndLength,
  Ovaal: widthAndLength,
  Organisch: widthAndLength,
  Rond: ['diameter'],
}

/** What is measured of a shape, in the order in which it is asked (RUG-01). */
export const rugSides = (shape: RugShape): readonly RugSide[] => sides[shape]
