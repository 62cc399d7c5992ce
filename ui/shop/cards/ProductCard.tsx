import { deliveryText, localePath, productPath } from '../../../core/index.ts'
import type { ProductCard as ProductCardData } from '../../../core/index.ts'
import { usePriceTexts } from '../prices/usePriceTexts.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { PictureFrame, Price } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import styles from './ProductCard.module.css'

export interface ProductCardProps {
  readonly product: ProductCardData
  /** The `sizes` attribute of its picture. */
  readonly sizes?: string
  /** In view at once: its picture is not loaded lazily. */
  readonly priority?: boolean
  readonly level?: 2 | 3
}

/** A product in a list: picture, name, colours, price and delivery. The whole card is one link. */
export const ProductCard = ({
  product,
  sizes = '(width >= 1280px) 20rem, (width >= 768px) 30vw, 45vw',
  priority = false,
  level = 2,
}: ProductCardProps) => {
  const shop = useShop()
  const { text, say } = useText()
  const price = usePriceTexts(product.price)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <div className={styles.pictures} data-picture>
        <PictureFrame source={product.picture} alt="" sizes={sizes} ratio={4 / 5} priority={priority} />
        {product.hoverPicture === null ? null : (
          <div className={styles.hover} aria-hidden="true">
            <PictureFrame source={product.hoverPicture} alt="" sizes={sizes} ratio={4 / 5} />
          </div>
        )}
      </div>
      <div className={styles.text}>
        <Title className={styles.title}>
          <a className={styles.link} href={localePath(shop.locale, productPath(product))}>
            {product.title}
          </a>
        </Title>
        {product.swatches.length > 1 ? (
          <ul className={styles.swatches} aria-label={text('catalogue.colours')}>
            {product.swatches.map(({ name, colour }) => (
              <li key={name} className={styles.swatch} style={{ backgroundColor: colour }}>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <Price size="s" {...price} />
        <p className={styles.delivery}>{say(deliveryText(product.delivery.totalDays, product.delivery.unit))}</p>
      </div>
    </article>
  )
}
