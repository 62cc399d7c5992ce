import type { LineOption, SelectedOption } from './options.ts'
import { deliveryDays } from '../delivery/delivery.ts'
import { shownPrice } from '../pricing/shownPrice.ts'
import type { ShownPrice } from '../pricing/shownPrice.ts'
import { chosenItems, isCartable, lineOptions } from './options.ts'
import type { Product } from './product.ts'

/** What follows from a selection. */
export interface ChosenProduct {
  readonly options: readonly LineOption[]
  /** Of one piece with its options; null when the product has no price. */
  readonly price: ShownPrice | null
  /** Names of the selected options, with commas; a name that two groups share is told with its group. Empty without any. */
  readonly label: string
  /** Whole days until it arrives; null: no indication. */
  readonly deliveryDays: number | null
  /** The product has a price and every selected option is cartable. */
  readonly cartable: boolean
}

/** Price, label, delivery time and cartability of a product with a selection: everything that a choice changes (OPT-01, OPT-03, OPT-05). */
export const chosenProduct = (
  product: Pick<Product, 'price' | 'optionGroups' | 'delivery'>,
  selection: readonly SelectedOption[],
  { exclVat }: { readonly exclVat: boolean },
): ChosenProduct => {
  const options = lineOptions(product.optionGroups, selection)
  const chosen = chosenItems(product.optionGroups, selection).map(({ item }) => item)
  return {
    options,
    price: product.price === null ? null : shownPrice(product.price, options, { exclVat }),
    label: options
      .map(({ name, groupName }) => (options.filter((other) => other.name === name).length > 1 ? `${groupName}: ${name}` : name))
      .join(', '),
    deliveryDays: deliveryDays(product.delivery, chosen),
    cartable: product.price !== null && isCartable(product.optionGroups, selection),
  }
}
