import type { CataloguePort } from '../catalogue/CataloguePort.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { Price } from '../pricing/price.ts'
import type { Run } from '../run.ts'
import type { CartControl } from './createCartStore.ts'
import { productsInCart, withLinePrices } from './linePrices.ts'

/** Dependencies of refreshing line prices. */
export interface LinePricesDeps {
  readonly cart: Pick<CartControl, 'settled' | 'taken' | 'resendCart'>
  readonly clock: Pick<ClockPort, 'now'>
  readonly run: Run<{ readonly catalogue: Pick<CataloguePort, 'ownPrice'> }>
  /** The token of the signed-in customer; null without one. */
  readonly token: () => string | null
}

/** Milliseconds for which a price is not requested again. */
const fresh = 60_000
/** Maximum number of concurrent requests. */
const atOnce = 4

/** Loads the present prices of the lines of a customer's cart, and applies them (CRT-14). A price that fails to load stays as it is. */
export const createLinePrices = ({ cart, clock, run, token }: LinePricesDeps): (() => Promise<void>) => {
  const requested = new Map<string, number>()
  return async () => {
    await cart.settled()
    const whose = token()
    if (whose === null) return
    const isDue = (productId: number): boolean => clock.now() - (requested.get(`${whose} ${productId}`) ?? -Infinity) >= fresh
    const left = productsInCart(cart.taken()).filter(isDue)
    const prices = new Map<number, Price>()
    const work = async (): Promise<void> => {
      for (let productId = left.shift(); productId !== undefined; productId = left.shift()) {
        requested.set(`${whose} ${productId}`, clock.now())
        const result = await run(({ catalogue }) => catalogue.ownPrice({ productId, token: whose }))
        if (result.ok && result.value !== null) prices.set(productId, result.value)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    // After a sign-out the cart is another one.
    if (token() === whose) cart.resendCart((confirmed) => withLinePrices(confirmed, prices))
  }
}
