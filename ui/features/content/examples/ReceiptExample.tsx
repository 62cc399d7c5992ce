import { useConfig } from '../../shop/index.ts'
import styles from './BusinessExample.module.css'
import { Day } from './Day.tsx'
import { ExampleFrame } from './ExampleFrame.tsx'
import { useExample } from './useExample.ts'

const receiptPrices = [34_900, 2995] as const

/** A receipt of the register. */
export const ReceiptExample = () => {
  const { words, amount, percentage } = useExample()
  const { name } = useConfig()
  const { receipt } = words
  const total = receiptPrices[0] + receiptPrices[1]
  const vat = 2100
  return (
    <ExampleFrame
      className={styles.receipt}
      title={receipt.title}
      about={
        <>
          {name}, {receipt.place}
          <br />
          <Day date="2026-11-28" />, 14:12
        </>
      }
      caption={receipt.caption}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{receipt.article}</th>
            <th scope="col">{receipt.amount}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.articles.map((article, place) => (
            <tr key={article}>
              <th scope="row">{article}</th>
              <td>{amount(receiptPrices[place] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">{receipt.total}</th>
            <td>{amount(total)}</td>
          </tr>
          <tr>
            <th scope="row">
              {receipt.vat} {percentage(vat)}
            </th>
            <td>{amount(Math.round((total * vat) / (10_000 + vat)))}</td>
          </tr>
          <tr>
            <th scope="row">{receipt.paid}</th>
            <td>{amount(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.muted}>{receipt.note}</p>
    </ExampleFrame>
  )
}
