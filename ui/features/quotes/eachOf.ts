import type { QuotedAmount } from '@thuishaven/core/quotes'

/**
 * The price of one, on the side of VAT on which the pieces add up to the total: beside the other one a buyer who multiplies is a few cents off.
 */
export const eachOf = (unit: QuotedAmount, total: QuotedAmount, quantity: number, pricesExclVat: boolean) => {
  const side = pricesExclVat ? 'exclVat' : 'inclVat'
  if (unit[side] * quantity === total[side]) return { amount: unit[side], key: 'quotes.each' } as const
  return pricesExclVat
    ? ({ amount: unit.inclVat, key: 'quotes.eachIncl' } as const)
    : ({ amount: unit.exclVat, key: 'quotes.eachExcl' } as const)
}
