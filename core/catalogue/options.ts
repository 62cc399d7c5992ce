import type { OptionGroup, OptionItem } from './product.ts'
import type { Price } from '../pricing/price.ts'
import { areaPrice, isOrderable, measuresText } from '../rug/measures.ts'
import type { CustomMeasures } from '../rug/measures.ts'

/** One selected option, with its measures when it is made to measure and they are valid. */
export interface SelectedOption {
  readonly groupId: string
  readonly itemId: string
  readonly custom?: CustomMeasures
}

/** One chosen option of a line. `price` is a piece's, null when the choice costs nothing; `weightGrams` a piece's whole grams. */
export interface LineOption {
  readonly groupId: string
  readonly itemId: string
  readonly groupName: string
  readonly name: string
  readonly price: Price | null
  readonly weightGrams: number
  readonly custom: CustomMeasures | null
}

/** A selected option with its data from the product. */
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

/**
 * Whether a selection may go into the cart: every selected option is cartable (OPT-05). For one made to measure its measures decide
 * (RUG-06), and a group of only such options needs a choice, because without measures there is nothing to make.
 * An option that the product does not offer is not cartable.
 */
export const isCartable = (groups: readonly OptionGroup[], selection: readonly SelectedOption[]): boolean =>
  selection.every(({ groupId, itemId, custom }) => {
    const item = groups.find(({ id }) => id === groupId)?.items.find(({ id }) => id === itemId)
    if (item === undefined || item.state === 'disabled') return false
    return item.custom === null ? item.cartable : custom !== undefined && isOrderable(item.custom, custom)
  }) && groups.every(({ id, displayType }) => displayType !== 'custom' || selection.some(({ groupId }) => groupId === id))

const lineOption = ({ group, item, measures }: ChosenItem): LineOption => {
  const known = { groupId: group.id, itemId: item.id, groupName: group.name, weightGrams: item.weightGrams, custom: measures }
  if (item.custom === null) return { ...known, name: item.name, price: item.price }
  return measures === null
    ? { ...known, name: item.name, price: null }
    : { ...known, name: `${item.name} ${measuresText(measures)}`, price: areaPrice(item.custom.pricePerM2, measures.area) }
}

/**
 * A selection as a cart line holds it: names, weights in grams and prices; a made-to-measure option has the name and the price
 * of its measures (RUG-06).
 */
export const lineOptions = (groups: readonly OptionGroup[], selection: readonly SelectedOption[]): readonly LineOption[] =>
  chosenItems(groups, selection).map(lineOption)
