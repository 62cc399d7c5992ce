import type { Cents } from '@thuishaven/core/money'
import type { CartLine } from '@thuishaven/core/cart'
import { freeSampleId } from '@thuishaven/core/cart'
import { useConfig } from '../shop/index.ts'
import { useAmountText } from '../prices/index.ts'

export interface LineAdjustmentsProps {
  readonly line: CartLine
  readonly className: string | undefined
}

/** What is taken off the price of a line, and by what: the sums below are without it. The price of a free sample says so itself. */
export const LineAdjustments = ({ line, className }: LineAdjustmentsProps) => {
  const amountText = useAmountText('cart')
  const { pricesExclVat } = useConfig()
  return line.adjustments.map(({ id, title, inclVat, exclVat }) =>
    id === freeSampleId ? null : (
      <p key={id} className={className}>
        {title}: {amountText((0 - (pricesExclVat ? exclVat : inclVat)) as Cents)}
      </p>
    ),
  )
}
