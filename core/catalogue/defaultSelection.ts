import type { OptionGroup } from './product.ts'
import type { SelectedOption } from './selectedOption.ts'

/** What a product page starts with: of each group its default, when that can be chosen. A made-to-measure default has no measures yet. */
export const defaultSelection = (groups: readonly OptionGroup[]): readonly SelectedOption[] =>
  groups.flatMap((group) => {
    const item = group.items.find(({ isDefault, state }) => isDefault && state === 'active')
    return item === undefined ? [] : [{ groupId: group.id, itemId: item.id }]
  })
