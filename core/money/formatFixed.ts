import type { Locale } from '../locale/locale.ts'

const marks: Readonly<Record<Locale, { readonly thousands: string; readonly decimal: string }>> = {
  nld: { thousands: '.', decimal: ',' },
  eng: { thousands: ',', decimal: '.' },
}

/**
 * A number of small units as text: formatFixed(123450, 2, 'nld') is '1.234,50'. Whole numbers only; decimals 0 or more.
 * Written out here because the server's and the browser's Intl may differ, and a page must read the same from both.
 */
export const formatFixed = (units: number, decimals: number, locale: Locale): string => {
  const { thousands, decimal } = marks[locale]
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${units < 0 ? '-' : ''}${whole}${decimals > 0 ? decimal + digits.slice(-decimals) : ''}`
}
