import styles from './BusinessExample.module.css'
import { ExampleFrame } from './ExampleFrame.tsx'
import { useExample } from './useExample.ts'

/** Pieces in stock, on their way, and sold each week. */
const sales = [
  [14, 0, 6],
  [5, 0, 2],
  [12, 6, 5],
  [4, 0, 3],
  [9, 12, 7],
  [38, 0, 2],
] as const
const weeks = 5
const proposalOf = ([stock, coming, sold]: readonly [number, number, number] = [0, 0, 0]): number =>
  Math.max(0, weeks * sold - stock - coming)

/** What to order of a supplier. */
export const PurchaseExample = () => {
  const { words, number } = useExample()
  const { purchase } = words
  return (
    <ExampleFrame className={styles.purchase} title={purchase.title} about={purchase.supplier} caption={purchase.caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{purchase.article}</th>
            <th scope="col">{purchase.stock}</th>
            <th scope="col">{purchase.coming}</th>
            <th scope="col">{purchase.sold}</th>
            <th scope="col">{purchase.proposed}</th>
          </tr>
        </thead>
        <tbody>
          {purchase.articles.map((article, place) => (
            <tr key={article}>
              <th scope="row">{article}</th>
              <td>{number(sales[place]?.[0] ?? 0)}</td>
              <td>{number(sales[place]?.[1] ?? 0)}</td>
              <td>{number(sales[place]?.[2] ?? 0)}</td>
              <td>
                <strong>{number(proposalOf(sales[place]))}</strong>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row" colSpan={4}>
              {purchase.together}
            </th>
            <td>{number(sales.reduce((sum, each) => sum + proposalOf(each), 0))}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.muted}>{purchase.note}</p>
    </ExampleFrame>
  )
}
