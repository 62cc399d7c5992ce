import { measureRug } from '@thuishaven/core/rug'
import type { Product, SelectedOption } from '@thuishaven/core/catalogue'

/**
 * The choices of a product form as posted: `option.{groupId}` names the item; a made-to-measure item also has
 * `measure.{groupId}.width`, `.length` and `.diameter`, as typed.
 */
export const selectedOptionsOf = (product: Product, field: (name: string) => string): readonly SelectedOption[] =>
  product.optionGroups.flatMap((group): readonly SelectedOption[] => {
    const item = group.items.find((candidate) => candidate.id === field(`option.${group.id}`))
    if (item === undefined) return []
    if (item.custom === null) return [{ groupId: group.id, itemId: item.id }]
    const typed = (side: string) => field(`measure.${group.id}.${side}`)
    const measured = measureRug(item.custom, { width: typed('width'), length: typed('length'), diameter: typed('diameter') })
    return measured.measures === null ? [] : [{ groupId: group.id, itemId: item.id, custom: measured.measures }]
  })
