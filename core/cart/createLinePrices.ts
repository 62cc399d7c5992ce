import type { CataloguePort } from '../catalogue/CataloguePort.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { Price } from '../pricing/price.ts'
import type { Run } from '../run.ts'
import type { CartControl } from './createCartStore.ts'
import { productsInCart, withLinePrices } from './linePrices.ts'

/** What the refreshing of line prices is made of. */
export interface LinePricesDeps {
  readonly cart: Pick<CartControl, 'settled' | 'taken' | 'resendCart'>
  readonly clock: Pick<ClockPort, 'now'>
  readonly run: Run<{ readonly catalogue: Pick<CataloguePort, 'ownPrice'> }>
  /** The token of the customer who is signed in; null when nobody is. */
  readonly token: () => string | null
}

/** Milliseconds for which a price is not requested again. */
const fresh = 60_000
/** Requests in progress at once. */
const atOnce = 4

/** Asks what the lines of a customer's cart cost now, and has the cart show it (CRT-14). A price that cannot be had stays as it is. */
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
    // Who signed out meanwhile has another cart.
    if (token() === whose) cart.resendCart((confirmed) => withLinePrices(confirmed, prices))
  }
}
