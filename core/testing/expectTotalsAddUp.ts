import type { CartTotals } from '../cart/cart.ts'

const hold = (held: boolean, what: string, totals: CartTotals): void => {
  if (!held) throw new Error(`Totals do not add up: ${what}.\n${JSON.stringify(totals, null, 2)}`)
}

/**
 * What holds for the totals of any cart (PRC-06): the parts make the total on both sides of VAT, their difference is the VAT by rate,
 * nothing is negative, and the VAT list has every rate once, highest first. Throws with the totals when something does not hold.
 */
export const expectTotalsAddUp = (totals: CartTotals): void => {
  const { totalVat, ...figures } = totals
  for (const [name, figure] of Object.entries(figures)) {
    hold(Number.isSafeInteger(figure), `${name} is not a whole number`, totals)
    hold(figure >= 0 && !Object.is(figure, -0), `${name} is negative`, totals)
  }
  const vat = totalVat.reduce((sum, { amount }) => sum + amount, 0)
  hold(totals.totalInclVat - totals.totalExclVat === vat, 'incl − excl is not the sum of the VAT amounts', totals)
  hold(
    totals.subtotalInclVat - totals.discountInclVat + totals.shippingInclVat === totals.totalInclVat,
    'the parts do not make the total incl. VAT',
    totals,
  )
  hold(
    totals.subtotalExclVat - totals.discountExclVat + totals.shippingExclVat === totals.totalExclVat,
    'the parts do not make the total excl. VAT',
    totals,
  )
  hold(totals.subtotalExclVat <= totals.subtotalInclVat, 'goods excl. VAT cost more than incl.', totals)
  totalVat.forEach(({ percentage, amount }, index) => {
    hold(Number.isSafeInteger(amount) && amount >= 0, `VAT of ${percentage / 100} % is negative or not whole`, totals)
    hold(index === 0 || percentage < (totalVat[index - 1]?.percentage ?? 0), 'the VAT rates are not in order', totals)
  })
}
