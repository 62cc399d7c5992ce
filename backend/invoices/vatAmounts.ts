import type { VatAmount } from '../ports/Invoices.ts'
import { allocate } from '../pricing/allocate.ts'
import { withoutVat } from '../pricing/rounding.ts'

export const inclVatOf = (amounts: readonly VatAmount[]): number => amounts.reduce((sum, { exclVat, amount }) => sum + exclVat + amount, 0)

const atRate = (amounts: readonly VatAmount[], rate: number, side: 'exclVat' | 'amount'): number =>
  amounts.reduce((sum, one) => (one.percentage === rate ? sum + one[side] : sum), 0)

/** The sum of several lists, each times 1 or -1: one entry a rate, the highest first; rates without an amount are left out. */
export const addVat = (...parts: readonly (readonly [times: 1 | -1, amounts: readonly VatAmount[]])[]): readonly VatAmount[] => {
  const rates = new Set(parts.flatMap(([, amounts]) => amounts.map(({ percentage }) => percentage)))
  const total = (rate: number, side: 'exclVat' | 'amount'): number =>
    parts.reduce((sum, [times, amounts]) => sum + times * atRate(amounts, rate, side), 0)
  return Array.from(rates)
    .toSorted((a, b) => b - a)
    .map((percentage) => ({ percentage, amount: total(percentage, 'amount'), exclVat: total(percentage, 'exclVat') }))
    .filter(({ amount, exclVat }) => amount !== 0 || exclVat !== 0)
}

/** Whether everything is in `whole`: at no rate there is more of it, with or without VAT. */
export const isWithin = (part: readonly VatAmount[], whole: readonly VatAmount[]): boolean =>
  addVat([1, whole], [-1, part]).every(({ amount, exclVat }) => amount >= 0 && exclVat >= 0)

/**
 * Splits whole cents including VAT over rates, in proportion to their amounts; at most all of an amount where there is enough. More than there is
 * of a rate has VAT by the rate: the rounded VAT of some cents says nothing about that of a euro.
 */
export const partOf = (inclVat: number, of: readonly VatAmount[]): readonly VatAmount[] => {
  const parts = allocate(
    inclVat,
    of.map(({ exclVat, amount }) => exclVat + amount),
  )
  return of.map(({ percentage, exclVat, amount }, index) => {
    const part = parts[index] ?? 0
    if (part > exclVat + amount) {
      const net = withoutVat(part, percentage)
      return { percentage, exclVat: net, amount: part - net }
    }
    const [net = 0, vat = 0] = allocate(part, [exclVat, amount])
    return { percentage, exclVat: net, amount: vat }
  })
}
