import type { LineOption } from '../cart/cart.ts'
import { areaPrice } from '../rug/areaPrice.ts'
import { measuresText } from '../rug/measuresText.ts'
import { chosenItems } from './chosenItems.ts'
import type { ChosenItem } from './chosenItems.ts'
import type { OptionGroup } from './product.ts'
import type { SelectedOption } from './selectedOption.ts'

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
