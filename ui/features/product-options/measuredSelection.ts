import { measureRug } from '@thuishaven/core/rug'
import type { OptionGroup, Product, SelectedOption } from '@thuishaven/core/catalogue'
import type { AboveMaximum } from '@thuishaven/core/rug'
import { optionField, typedIn } from './optionFields.ts'
import type { ReadField } from './optionFields.ts'

/** Adds the measures of the fields to every made-to-measure choice, where they are valid. */
export const withMeasures = (
  groups: readonly OptionGroup[],
  selection: readonly SelectedOption[],
  field: ReadField,
  aboveMaximum: AboveMaximum,
): readonly SelectedOption[] =>
  selection.map((option) => {
    const custom = groups.find(({ id }) => id === option.groupId)?.items.find(({ id }) => id === option.itemId)?.custom ?? null
    const measures = custom === null ? null : measureRug(custom, typedIn(option.groupId, field), aboveMaximum).measures
    return measures === null ? option : { ...option, custom: measures }
  })

/**
 * The choices of a product form as posted: `option.{groupId}` names the item; a made-to-measure item also has
 * `measure.{groupId}.width`, `.length` and `.diameter`, as typed. One that cannot be made exactly as typed is left out (RUG-04).
 */
export const postedSelection = (product: Product, field: ReadField): readonly SelectedOption[] => {
  const named = product.optionGroups.flatMap(({ id, items }): readonly SelectedOption[] => {
    const item = items.find((candidate) => candidate.id === field(optionField(id)))
    return item === undefined ? [] : [{ groupId: id, itemId: item.id }]
  })
  const isCustom = ({ groupId, itemId }: SelectedOption): boolean =>
    product.optionGroups.some(({ id, items }) => id === groupId && items.some((item) => item.id === itemId && item.custom !== null))
  return withMeasures(product.optionGroups, named, field, 'refuse').filter((option) => option.custom !== undefined || !isCustom(option))
}
