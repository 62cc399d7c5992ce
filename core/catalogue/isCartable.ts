import { isOrderable } from '../rug/isOrderable.ts'
import type { OptionGroup } from './product.ts'
import type { SelectedOption } from './selectedOption.ts'

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
