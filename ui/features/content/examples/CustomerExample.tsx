import { classes } from '../../../kit/index.ts'
import styles from './BusinessExample.module.css'
import { Day } from './Day.tsx'
import { ExampleFacts } from './ExampleFacts.tsx'
import { ExampleFrame } from './ExampleFrame.tsx'
import { useExample } from './useExample.ts'

const contactDays = ['2026-11-24', '2026-11-16', '2026-11-12'] as const

/** The card of a customer. */
export const CustomerExample = () => {
  const { words, amount, percentage, number } = useExample()
  const { customer } = words
  return (
    <ExampleFrame title={customer.name} about={customer.trade} caption={customer.caption}>
      <ExampleFacts
        facts={[
          [customer.number, '10482'],
          [customer.orders, number(14)],
          [customer.toPay, <strong key="amount">{amount(23_681)}</strong>],
        ]}
      />
      <div className={styles.part}>
        <h3>{customer.terms}</h3>
        <ExampleFacts
          facts={[
            [customer.rugs, `${percentage(1000)} ${customer.discount}`],
            [customer.onAccount, `${customer.upTo} ${amount(250_000)}`],
            [customer.delivery, customer.address],
          ]}
        />
      </div>
      <div className={classes(styles.part, styles.roomy)}>
        <h3>{customer.contact}</h3>
        <ol className={styles.rows}>
          {contactDays.map((date, place) => (
            <li key={date}>
              <span>{customer.contacts[place]}</span>
              <span className={styles.muted}>
                <Day date={date} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </ExampleFrame>
  )
}
