import { formatPrice, priceDisplay } from '@thuishaven/core/money'
import { shownPrice } from '@thuishaven/core/pricing'
import type { Cents } from '@thuishaven/core/money'
import type { Price } from '@thuishaven/core/pricing'
import type { LiteShop } from './createLiteShop.ts'

/** An amount by the rules of its place (PRC-07). */
export const amountText = ({ config, locale, t }: LiteShop, amount: Cents | null, place: 'cart' | 'elsewhere' = 'elsewhere'): string => {
  const { priceDecimals, freeLabel, currency, currencySign } = config()
  const display = priceDisplay(amount, { place, priceDecimals, freeLabel, currencySign })
  return display.kind === 'amount' ? formatPrice(display, locale, currency) : t(`price.${display.kind}`)
}

/** What one price comes to on the side of VAT that the shop shows (PRC-08). */
export const priceText = (shop: LiteShop, price: Price): string =>
  amountText(shop, shownPrice(price, [], { exclVat: shop.config().pricesExclVat }).selling)
