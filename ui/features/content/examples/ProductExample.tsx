import styles from './BusinessExample.module.css'
import { ExampleFacts } from './ExampleFacts.tsx'
import { ExampleFrame } from './ExampleFrame.tsx'
import { sizes } from './sizes.ts'
import { useExample } from './useExample.ts'

/** What the shop knows of a product. */
export const ProductExample = () => {
  const { words, amount, number, percentage } = useExample()
  const { product } = words
  return (
    <ExampleFrame
      className={styles.product}
      mark={<span className={styles.swatch} />}
      title={words.rug}
      about={`${product.article} VK-1102`}
      caption={product.caption}
    >
      <ExampleFacts
        facts={[
          [product.material, product.wool],
          [product.vat, percentage(2100)],
          [product.ownPrice, `Studio Kade, ${percentage(1000)} ${words.customer.discount}`],
        ]}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{product.size}</th>
            <th scope="col">{product.perM2}</th>
            <th scope="col">{product.price}</th>
            <th scope="col">{product.stock}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(([area, price, stock], place) => (
            <tr key={area}>
              <th scope="row">{words.sizes[place]}</th>
              <td>{amount(Math.round((price * 10_000) / area))}</td>
              <td>{amount(price)}</td>
              <td>{number(stock)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>{product.note}</p>
    </ExampleFrame>
  )
}
