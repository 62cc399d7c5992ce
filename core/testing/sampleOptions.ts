import type { OptionGroup, OptionItem } from '../catalogue/product.ts'
import type { AreaCm2, BasisPoints, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'
import { measureRug } from '../rug/measureRug.ts'
import type { CustomItem, CustomMeasures } from '../rug/measures.ts'

export const price = (base: number, discount = 0): Price => ({
  side: 'incl',
  base: base as Cents,
  discount: discount as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: base as Cents,
})

export const item = (groupId: string, id: string, rest: Partial<OptionItem> = {}): OptionItem => ({
  id,
  groupId,
  name: id,
  state: 'active',
  displayType: 'text',
  price: null,
  weightGrams: 0,
  deliveryDays: 0,
  cartable: true,
  isDefault: false,
  picture: null,
  custom: null,
  ...rest,
})

export const group = (id: string, items: readonly OptionItem[], displayType: OptionGroup['displayType'] = 'text'): OptionGroup => ({
  id,
  name: id,
  label: id,
  displayType,
  items,
})

export const round: CustomItem = {
  shape: 'round',
  pricePerM2: price(10_000),
  minimumArea: 10_000 as AreaCm2,
  maximumCm: 400,
  unitDisplay: 'm²',
}

export const groups = [
  group('colour', [
    item('colour', 'red', { isDefault: true, price: price(0) }),
    item('colour', 'blue', { price: price(1_000, 1000), deliveryDays: 14, weightGrams: 40 }),
    item('colour', 'gold', { state: 'disabled' }),
    item('colour', 'grey', { cartable: false }),
  ]),
  group(
    'shape',
    [item('shape', 'round', { displayType: 'custom', custom: round, cartable: false, weightGrams: 500, deliveryDays: 21 })],
    'custom',
  ),
]

export const measures = measureRug(round, { diameter: '200' }).measures

export const measuresFor = (shape: CustomItem['shape'], typed: Parameters<typeof measureRug>[1]): CustomMeasures => {
  const rug = measureRug({ ...round, shape }, typed)
  if (rug.measures === null) throw new Error('these measures must be orderable')
  return rug.measures
}

export const red = { groupId: 'colour', itemId: 'red' }

export const blue = { groupId: 'colour', itemId: 'blue' }

export const plain = { groupId: 'shape', itemId: 'round' }

export const measured = measures === null ? plain : { ...plain, custom: measures }
