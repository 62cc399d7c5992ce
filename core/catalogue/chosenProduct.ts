import type { ChosenItem, LineOption, SelectedOption } from './options.ts'
import type { Cents } from '../money/units.ts'
import { deliveryDays } from '../delivery/delivery.ts'
import { shownPrice } from '../pricing/shownPrice.ts'
import type { ShownPrice } from '../pricing/shownPrice.ts'
import { chosenItems, isCartable, lineOptions } from './options.ts'
import type { Product } from './product.ts'

/** The result of a selection. */
export interface ChosenProduct {
  readonly options: readonly LineOption[]
  /** Of one piece with its options; null when the product has no price. */
  readonly price: ShownPrice | null
  /** Names of the selected options, with commas; a name that two groups share has its group before it. Empty without any. */
  readonly label: string
  /** Whole days until it arrives; null: no indication. */
  readonly deliveryDays: number | null
  /** The product has a price and every selected option is cartable. */
  readonly cartable: boolean
}

/**
 * The price of one piece. Until the first choice it is the backend's own total (OPT-06), without a reduction where the two differ, because a
 * reduction must not be shown for it. A price without VAT is always computed.
 */
const priceOf = (
  { price, initialInclVat }: Pick<Product, 'price' | 'initialInclVat'>,
  chosen: readonly ChosenItem[],
  options: readonly LineOption[],
  exclVat: boolean,
): ShownPrice | null => {
  const shown = price && shownPrice(price, options, { exclVat })
  const isComputed = exclVat || initialInclVat === null || chosen.some(({ item, measures }) => !item.isDefault || measures !== null)
  return isComputed || shown?.selling === initialInclVat
    ? shown
    : shown && { ...shown, selling: initialInclVat, crossedOut: null, discount: null, saved: 0 as Cents }
}

/** Price, label, delivery time and cartability of a product with a selection: everything that a choice changes (OPT-01, OPT-03, OPT-05). */
export const chosenProduct = (
  product: Pick<Product, 'price' | 'optionGroups' | 'delivery' | 'initialInclVat'>,
  selection: readonly SelectedOption[],
  { exclVat }: { readonly exclVat: boolean },
): ChosenProduct => {
  const options = lineOptions(product.optionGroups, selection)
  const chosen = chosenItems(product.optionGroups, selection)
  return {
    options,
    price: priceOf(product, chosen, options, exclVat),
    label: options
      .map(({ name, groupName }) => (options.filter((other) => other.name === name).length > 1 ? `${groupName}: ${name}` : name))
      .join(', '),
    deliveryDays: deliveryDays(
      product.delivery,
      chosen.map(({ item }) => item),
    ),
    cartable: product.price !== null && isCartable(product.optionGroups, selection),
  }
}
