import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { deliveryDays } from '../delivery/delivery.ts'
import { chosenItems, isCartable, lineOptions } from '../catalogue/options.ts'
import type { Product } from '../catalogue/product.ts'
import type { SelectedOption } from '../catalogue/options.ts'
import type { Phrase } from '../notifications/phrase.ts'
import type { CartLine } from './cart.ts'
import { lineKey } from './lineKey.ts'

/** One piece of a product as a new cart line (CRT-03). Refused without a price, or when a selected option is not cartable (OPT-05). */
export const newLine = (product: Product, selection: readonly SelectedOption[]): Result<CartLine, Phrase> => {
  const { productId, slug, title, facts, picture, price, weightGrams, stock } = product
  if (price === null) return err({ key: 'price.missing' })
  if (!isCartable(product.optionGroups, selection)) return err({ key: 'cart.notCartable' })
  const options = lineOptions(product.optionGroups, selection)
  const chosen = chosenItems(product.optionGroups, selection)
  return ok({
    id: lineKey({ productId, options }),
    uid: null,
    productId,
    slug,
    title,
    // The measures of what is made to measure say more than how large it could be.
    facts: facts.filter((fact) => !chosen.some(({ item: { custom } }) => custom !== null && fact.includes(`${custom.maximumCm} ×`))),
    picture,
    quantity: 1,
    originalQuantity: null,
    price,
    options,
    weightGrams,
    stock,
    // Made-to-measure goods cannot be returned (RUG-08), regardless of the product's setting.
    returnable: product.returnable && options.every(({ custom }) => custom === null),
    delivery: {
      ...product.delivery,
      totalDays: deliveryDays(
        product.delivery,
        chosen.map(({ item }) => item),
      ),
    },
    adjustments: [],
    ...(product.isSample ? { isSample: true } : {}),
  })
}
