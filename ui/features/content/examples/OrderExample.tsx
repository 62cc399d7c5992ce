import styles from './BusinessExample.module.css'
import { Day } from './Day.tsx'
import { ExampleFacts } from './ExampleFacts.tsx'
import { ExampleFrame } from './ExampleFrame.tsx'
import { useExample } from './useExample.ts'

const stepDays = ['2026-11-03', '2026-11-03', '2026-11-26', '2026-11-28'] as const

/** The timeline of an order. */
export const OrderExample = () => {
  const { words, amount } = useExample()
  const { order } = words
  const total = 119_000
  const deposit = total / 5
  return (
    <ExampleFrame title={order.title} about={order.goods} caption={order.caption}>
      <ol className={styles.steps}>
        {order.steps.map(({ name, note }, place) => (
          <li key={name}>
            <strong>{name}</strong>
            <span className={styles.muted}>
              <Day date={stepDays[place] ?? stepDays[0]} />
            </span>
            <p className={styles.muted}>{note}</p>
          </li>
        ))}
      </ol>
      <ExampleFacts
        facts={[
          [order.total, amount(total)],
          [order.deposit, amount(deposit)],
          [order.toPay, <strong key="amount">{amount(total - deposit)}</strong>],
        ]}
      />
    </ExampleFrame>
  )
}
