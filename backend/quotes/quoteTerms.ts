import { depositNotice, madeWithinNotice, noReturnNotice } from '../checkout/madeToMeasureWords.ts'
import type { Language } from '../records/ProductRecord.ts'
import { isMadeToMeasure } from './quotes.ts'
import type { QuoteLine } from './quotes.ts'

/**
 * What the cart will say of lines that are made to measure: how long they take, what is paid when, and that they cannot be returned.
 * @param isDepositDue whether a part of them is paid with the order
 */
export const quoteTerms = (lines: readonly QuoteLine[], language: Language, isDepositDue: boolean): readonly string[] => {
  const made = lines.filter(isMadeToMeasure)
  if (made.length === 0) return []
  const times = made.flatMap(({ delivery }) => (delivery === undefined ? [] : madeWithinNotice(language, delivery)))
  return [...new Set(times), ...(isDepositDue ? [depositNotice(language)] : []), noReturnNotice(language)]
}
