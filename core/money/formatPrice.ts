import type { Locale } from '../locale/locale.ts'
import { formatFixed } from './formatFixed.ts'
import type { PriceDisplay } from './priceDisplay.ts'

/** A space at which a line does not break between the sign and the amount. */
const space = '\u00A0'

/**
 * The text of an amount in euros: '€ 1.234,50', '€ 12,-' and '€ -5,00' in Dutch (with a no-break space), '€1,234.50', '€12' and
 * '-€5.00' in English. Free and missing prices are sentences: `price.free`, `price.missing`.
 */
export const formatPrice = ({ negative, euros, cents }: PriceDisplay & { readonly kind: 'amount' }, locale: Locale): string => {
  const whole = formatFixed(euros, 0, locale)
  const sign = negative ? '-' : ''
  return locale === 'nld' ? `€${space}${sign}${whole},${cents ?? '-'}` : `${sign}€${whole}${cents === null ? '' : `.${cents}`}`
}
