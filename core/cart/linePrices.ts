import type { Price, VolumePrice } from '../pricing/price.ts'
import { isQuoted } from './cart.ts'
import type { Cart } from './cart.ts'

const isSameVolume = (one: readonly VolumePrice[] = [], other: readonly VolumePrice[] = []): boolean =>
  one.length === other.length &&
  one.every(({ fromQuantity, base, discount }) =>
    other.some((volume) => volume.fromQuantity === fromQuantity && volume.base === base && volume.discount === discount),
  )

const isSame = (one: Price, other: Price): boolean =>
  one.side === other.side &&
  one.base === other.base &&
  one.discount === other.discount &&
  one.vat === other.vat &&
  one.lowest30Days === other.lowest30Days &&
  isSameVolume(one.volumePrices, other.volumePrices)

/** Products in a cart, each once. */
export const productsInCart = ({ lines }: Pick<Cart, 'lines'>): readonly number[] => [...new Set(lines.map(({ productId }) => productId))]

/** The cart at the customer's current prices (CRT-14), quoted lines at theirs; the same cart when it has them already. Totals must be computed again. */
export const withLinePrices = (cart: Cart, prices: ReadonlyMap<number, Price>): Cart => {
  const lines = cart.lines.map((line) => {
    const price = (isQuoted(line) ? undefined : prices.get(line.productId)) ?? line.price
    return isSame(line.price, price) ? line : { ...line, price }
  })
  return lines.every((line, index) => line === cart.lines[index]) ? cart : { ...cart, lines, totals: null }
}
