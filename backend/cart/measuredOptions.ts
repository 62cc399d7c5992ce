import { HttpFailure } from '../answers/HttpFailure.ts'
import type { OptionGroupRecord, OptionItemRecord, ProductRecord } from '../records/ProductRecord.ts'
import { priceOfArea } from '../pricing/linePrice.ts'
import type { AddedPrice } from '../pricing/linePrice.ts'
import type { StoredOption, Measures } from './carts.ts'

/** A chosen option with what it costs. */
export interface MeasuredOption {
  readonly group: OptionGroupRecord
  readonly item: OptionItemRecord
  readonly price: AddedPrice | null
  readonly custom: (Measures & { readonly area: number }) | null
}

const refuse = (reason: string): never => {
  throw new HttpFailure(422, reason)
}

/** Area in whole cm² (RUG-02), or a refusal when the measures do not fit the item; a square has equal sides. */
const areaOf = (measures: Measures, custom: NonNullable<OptionItemRecord['custom']>): number => {
  if (measures.shape !== custom.shape) refuse('customMeasuresInvalid')
  const { width, length, diameter } = measures
  const round = custom.shape === 'Rond'
  const [first, second] = round ? [diameter, diameter] : [width, length]
  if (first === null || second === null || (round ? width !== null || length !== null : diameter !== null))
    return refuse('customMeasuresInvalid')
  if (Math.max(first, second) > custom.maximumCm) refuse('customMeasuresInvalid')
  if (custom.shape === 'Vierkant' && first !== second) refuse('customMeasuresInvalid')
  const area = first * second
  if (area < custom.minimumCm2) refuse('customMeasuresInvalid')
  return area
}

const measure = (product: ProductRecord, chosen: StoredOption): MeasuredOption => {
  const group = product.optionGroups.find(({ id }) => id === chosen.groupId) ?? refuse('productUnknown')
  const item = group.items.find(({ id }) => id === chosen.itemId) ?? refuse('productUnknown')
  if (item.state !== 'active' || !item.cartable) refuse('optionNotCartable')
  if (item.custom === null) {
    if (chosen.custom !== null) refuse('customMeasuresInvalid')
    return { group, item, price: item.price, custom: null }
  }
  const measures = chosen.custom ?? refuse('customMeasuresInvalid')
  const area = areaOf(measures, item.custom)
  return { group, item, price: priceOfArea(item.custom.pricePerM2, area), custom: { ...measures, area } }
}

/**
 * The chosen options of a product, checked: known, available, one a group, and measures within minimum and maximum.
 * A made-to-measure group must be chosen, because without it there is no price.
 */
export const measuredOptions = (product: ProductRecord, chosen: readonly StoredOption[]): readonly MeasuredOption[] => {
  if (new Set(chosen.map(({ groupId }) => groupId)).size !== chosen.length) refuse('optionNotCartable')
  const measured = chosen.map((option) => measure(product, option))
  const missing = product.optionGroups.some((group) => group.displayType === 'custom' && !measured.some((option) => option.group === group))
  if (missing) refuse('optionNotCartable')
  return measured
}
