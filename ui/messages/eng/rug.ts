import type { rug as dutch } from '../nld/rug.ts'

export const rug: typeof dutch = {
  placeholder: { width: 'Width (in CM)', length: 'Length (in CM)', diameter: 'Diameter (in CM)' },
  label: { width: 'Width', length: 'Length', diameter: 'Diameter' },
  tooLarge: 'The chosen value is too large. At most {max} cm is possible.',
  belowMinimum: 'The minimum order is: {min, number} m2. Choose another size.',
  continue: 'Continue',
  area: 'Area {area} m²',
  perUnit: '{price} per {unit}',
  unitNote: 'per {unit}, {vat}',
  shape: 'Shape',
  shapes: { Vierkant: 'Square', Rechthoek: 'Rectangle', Ovaal: 'Oval', Organisch: 'Organic', Rond: 'Round' },
  drawing: 'Drawing to scale: {shape}, {measures}, beside a sofa of 220 cm',
  drawingEmpty: 'Fill in the measures: your rug appears here to scale.',
  custom: 'Made to measure',
  terms: {
    deviation: 'The size may deviate by {percentage} %.',
    payment: 'You pay {upfront} % in advance and {rest} % on delivery.',
    noReturn: 'A rug made to measure cannot be returned.',
  },
  calculator: 'Work out your rug',
  price: 'Price',
}
