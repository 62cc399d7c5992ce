import { useMemo } from 'react'
import type { ShopConfig } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import { formatPrice, priceDisplay } from '@thuishaven/core/money'
import { shownPrice, unitPrice } from '@thuishaven/core/pricing'
import type { ProductCard } from '@thuishaven/core/catalogue'
import type { Cents } from '@thuishaven/core/money'
import type { Price, ShownPrice } from '@thuishaven/core/pricing'
import type { Text } from '../../messages/text.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShop, useConfig } from '../shop/index.ts'

/** The texts of the kit's Price. */
export interface PriceTexts {
  readonly current: string
  readonly previous: string | null
  readonly percent: string | null
  readonly labels: { readonly current: string; readonly previous: string; readonly percent: string }
}

type Place = 'cart' | 'elsewhere'

/** Writes amounts by the rules of their place (PRC-07). */
export const amountTextOf =
  (config: Pick<ShopConfig, 'priceDecimals' | 'freeLabel' | 'currency' | 'currencySign'>, place: Place, locale: Locale, text: Text) =>
  (amount: Cents | null): string => {
    const display = priceDisplay(amount, { ...config, place })
    return display.kind === 'amount' ? formatPrice(display, locale, config.currency) : text(`price.${display.kind}`)
  }

export const useAmountText = (place: Place): ((amount: Cents | null) => string) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const config = useConfig()
  return useMemo(() => amountTextOf(config, place, locale, text), [config, place, locale, text])
}

/** Writes a price that is computed already, on its side of VAT; null: there is none (PRC-07, PRC-08). */
export const useShownTexts = (shown: ShownPrice | null, place: 'cart' | 'elsewhere' = 'elsewhere'): PriceTexts => {
  const { text } = useMessages()
  const amountText = useAmountText(place)
  const { crossedOut = null, discount = null } = shown ?? {}
  return {
    current: amountText(shown === null ? null : shown.selling),
    previous: crossedOut === null ? null : amountText(crossedOut),
    percent: discount === null ? null : `-${Math.round(discount / 100)}%`,
    labels: { current: text('price.now'), previous: text('price.before'), percent: text('price.discount') },
  }
}

/** Writes the price of a product with its options, on the side of VAT that the shop shows (PRC-07, PRC-08). */
export const usePriceTexts = (
  price: Price | null,
  options: readonly { readonly price: Price | null }[] = [],
  quantity = 1,
  place: 'cart' | 'elsewhere' = 'elsewhere',
): PriceTexts => {
  const { pricesExclVat } = useConfig()
  return useShownTexts(price === null ? null : shownPrice(price, options, { exclVat: pricesExclVat, quantity }), place)
}

/** Writes what a unit of the contents costs, such as '€ 92,16 per m²'; null where nothing is measured. */
export const useUnitPriceText = ({ price, contents }: Pick<ProductCard, 'price' | 'contents'>): string | null => {
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('elsewhere')
  if (price === null || contents === null) return null
  const { selling } = shownPrice(price, [], { exclVat: pricesExclVat })
  return text('price.perUnit', { amount: amountText(unitPrice(selling, contents)), unit: text(`price.units.${contents.unit}`) })
}
