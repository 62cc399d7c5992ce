import type { CustomMeasures } from '../cart/cart.ts'
import type { OptionGroup, OptionItem } from './product.ts'
import type { SelectedOption } from './selectedOption.ts'

/** A selected option beside what the product says of it. */
export interface ChosenItem {
  readonly group: OptionGroup
  readonly item: OptionItem
  readonly measures: CustomMeasures | null
}

/** The selected options in the order of the product's groups; what the product does not (or no longer) offer is left out. */
export const chosenItems = (groups: readonly OptionGroup[], selection: readonly SelectedOption[]): readonly ChosenItem[] =>
  groups.flatMap((group) => {
    const selected = selection.find(({ groupId }) => groupId === group.id)
    const item = group.items.find(({ id }) => id === selected?.itemId)
    return item === undefined ? [] : [{ group, item, measures: selected?.custom ?? null }]
  })
