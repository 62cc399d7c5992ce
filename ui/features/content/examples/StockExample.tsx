import styles from './BusinessExample.module.css'
import { Day } from './Day.tsx'
import { ExampleFrame } from './ExampleFrame.tsx'
import { useExample } from './useExample.ts'

const stockAfter = [12, 11, 10, 16] as const

/** How many there are of one article, through a day. */
export const StockExample = () => {
  const { words, number } = useExample()
  const { stock } = words
  return (
    <ExampleFrame
      className={styles.product}
      mark={<span className={styles.swatch} />}
      title={words.rug}
      about={
        <>
          {words.sizes[0]} cm, <Day date="2026-11-28" />
        </>
      }
      caption={stock.caption}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{stock.event}</th>
            <th scope="col">{stock.time}</th>
            <th scope="col">{stock.left}</th>
          </tr>
        </thead>
        <tbody>
          {stock.events.map(({ event, time }, place) => (
            <tr key={event}>
              <th scope="row">{event}</th>
              <td>{time}</td>
              <td>
                <strong>{number(stockAfter[place] ?? 0)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>{stock.note}</p>
    </ExampleFrame>
  )
}
