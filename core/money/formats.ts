import { locales } from '../locale/locale.ts'
import type { Locale } from '../locale/locale.ts'
import type { PriceDisplay } from './priceDisplay.ts'
import { round } from './round.ts'
import type { AreaCm2, BasisPoints } from './units.ts'

/**
 * A number of small units as text: formatFixed(123450, 2, 'nld') is '1.234,50'; empty for what is no exact whole number. Decimals 0 or more.
 * Written out here because the server's and the browser's Intl may differ, and a page must read the same from both.
 */
export const formatFixed = (units: number, decimals: number, locale: Locale): string => {
  if (!Number.isSafeInteger(units)) return ''
  const { thousands, decimal } = locales[locale].numbers
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${units < 0 ? '-' : ''}${whole}${decimals > 0 ? decimal + digits.slice(-decimals) : ''}`
}

/** A number with three decimals at most, and no more than it needs: '1.234,5' in Dutch, '1,234.5' in English; empty for what is too large to be exact. */
export const formatNumber = (value: number, locale: Locale): string => {
  const decimals = (/\.(\d*?)0*$/.exec(value.toFixed(3))?.[1] ?? '').length
  return formatFixed(Math.round(value * 10 ** decimals), decimals, locale)
}

/** A space at which a line does not break between the sign and the amount. */
const space = '\u00A0'

/** Signs of currencies; any other is written as its code. */
const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$' }

/**
 * The text of an amount in the shop's currency (ISO 4217, CFG-03), here euros: '€ 1.234,50', '€ 12,-' and '€ -5,00' in Dutch (with a no-break space), '€1,234.50', '€12' and
 * '-€5.00' in English; without the sign '1.234,50' and '-5.00'. Free and missing prices are messages: `price.free`, `price.missing`.
 */
export const formatPrice = (
  { negative, euros, cents, sign }: PriceDisplay & { readonly kind: 'amount' },
  locale: Locale,
  currency: string,
): string => {
  const { numbers, price } = locales[locale]
  const amount = `${formatFixed(euros, 0, locale)}${cents === null ? price.noCents : `${numbers.decimal}${cents}`}`
  // A code has a space beside it where a sign has none.
  const pattern = sign && signs[currency] === undefined ? price.pattern.replace(/¤(?! |$)/, '¤ ') : price.pattern
  return (sign ? pattern.replace('¤', signs[currency] ?? currency) : pattern.replace(/¤ ?| ¤/, ''))
    .replace('-', negative ? '-' : '')
    .replaceAll(' ', space)
    .replace('#', amount)
}

/** A percentage with only the decimals it needs: '21%', '12,5%' in Dutch, '12.5%' in English; empty for what is no percentage. */
export const formatPercentage = (percentage: BasisPoints, locale: Locale): string => {
  if (!Number.isSafeInteger(percentage)) return ''
  const decimals = percentage % 100 === 0 ? 0 : percentage % 10 === 0 ? 1 : 2
  return `${formatFixed(percentage / 10 ** (2 - decimals), decimals, locale)}%`
}

/**
 * An area in m² with two decimals: '4,80' in Dutch, '4.80' in English (RUG-02). Four where two would say that it reaches `minimum`
 * although it does not: '0,9999'.
 */
export const formatArea = (area: AreaCm2, locale: Locale, minimum: AreaCm2 | null = null): string => {
  const rounded = round(area, 1, 100)
  const seemsEnough = minimum !== null && area < minimum && rounded * 100 >= minimum
  return seemsEnough ? formatFixed(area, 4, locale) : formatFixed(rounded, 2, locale)
}
