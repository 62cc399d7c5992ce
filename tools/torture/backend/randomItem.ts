import type { ProductRecord } from '../../../backend/records/ProductRecord.ts'
import type { Random } from '../random.ts'

/** One choice of each group of a product, with measures where the choice needs them. */
const choicesOf = ({ optionGroups }: ProductRecord, random: Random): readonly object[] =>
  optionGroups.map(({ id, items }) => {
    const item = random.pick(items.filter(({ state, cartable }) => state === 'active' && cartable))
    if (item.custom === null) return { groupId: id, itemId: item.id }
    const { shape, maximumCm } = item.custom
    const size = (): number => 150 + random.below(maximumCm - 150)
    const width = size()
    const custom =
      shape === 'Rond'
        ? { shape, width: null, length: null, diameter: width }
        : { shape, width, length: shape === 'Vierkant' ? width : size(), diameter: null }
    return { groupId: id, itemId: item.id, custom }
  })

/** Some pieces of a random product, as they are added to a cart. */
export const randomItem = (products: readonly ProductRecord[], random: Random) => {
  const product = random.pick(products)
  const options = choicesOf(product, random)
  const quantity = 1 + random.below(random.next() < 0.1 ? 60 : 4)
  return { id: `${product.id}-${JSON.stringify(options)}`, productId: product.id, quantity, options }
}
