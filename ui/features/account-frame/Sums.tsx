import type { Cents } from '@thuishaven/core/money'
import { useAmountText } from '../prices/index.ts'
import styles from './Sums.module.css'

export interface Sum {
  readonly label: string
  readonly amount: Cents
  /** The sum of all, a part of it for information only, or what is still to be paid. */
  readonly as?: 'total' | 'part' | 'due' | undefined
  readonly testId?: string
}

/** Amounts under each other, as on a bill. */
export const Sums = ({ rows }: { readonly rows: readonly Sum[] }) => {
  const amountText = useAmountText('cart')
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, amount, as, testId }) => (
        <div key={label} data-as={as}>
          <dt>{label}</dt>
          <dd data-testid={testId}>{amountText(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
