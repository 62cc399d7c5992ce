import styles from './BusinessExample.module.css'
import { sizes } from './sizes.ts'
import { useExample } from './useExample.ts'

const brands = ['Thuishaven', 'Studio Kade'] as const

/** One shop under two names. */
export const WebshopExample = () => {
  const { words, price } = useExample()
  const { webshop } = words
  return (
    <figure className={styles.stage}>
      <ul className={styles.shops}>
        {brands.map((brand, place) => (
          <li key={brand} className={styles.shop} data-brand={place}>
            <p className={styles.sign}>
              <strong>{brand}</strong>
              <span>{webshop.addresses[place]}</span>
            </p>
            <span className={styles.swatch} />
            <p>
              {words.rug}
              <br />
              <strong>{price(sizes[0][1])}</strong>
            </p>
            <span className={styles.order}>{webshop.buttons[place]}</span>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>{webshop.caption}</figcaption>
    </figure>
  )
}
