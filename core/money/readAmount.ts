import type { Cents } from './units.ts'

/** Whole part with or without separators between groups of three. */
const whole = (separator: string): string => `(?:\\d+|\\d{1,3}(?:${separator}\\d{3})+)`
const commaDecimal = new RegExp(`^(${whole('\\.')})(?:,(\\d{1,2}|-))?$`)
const pointDecimal = new RegExp(`^(${whole(',')})(?:\\.(\\d{1,2}|-))?$`)

/**
 * The amount that someone typed, in cents: '64', '64,50', '99.99', '1.249,00', '1,249.00', '€ 64,-'. Both ways of writing are read in either
 * language, since people keep their own: one or two digits after the last separator are cents, three are thousands. null for anything else,
 * also for a negative amount.
 */
export const readAmount = (typed: string): Cents | null => {
  const text = typed.replace(/^\s*(?:\p{Sc}|EUR|GBP|USD)?\s*|\s+$/giu, '').replaceAll(/[\s'’](?=\d{3})/gu, '')
  const [, euros, cents = ''] = commaDecimal.exec(text) ?? pointDecimal.exec(text) ?? []
  if (euros === undefined) return null
  const amount = Number(euros.replaceAll(/\D/g, '')) * 100 + Number(cents.replace('-', '').padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? (amount as Cents) : null
}
