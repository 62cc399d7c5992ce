import { useState } from 'react'
import { deliveryText } from '@thuishaven/core/delivery'
import { localePath, productPath } from '@thuishaven/core/routing'
import type { ProductCard as ProductCardData } from '@thuishaven/core/catalogue'
import { usePriceTexts } from '../prices/usePriceTexts.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { PictureFrame, Price } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import styles from './ProductCard.module.css'

export interface ProductCardProps {
  readonly product: ProductCardData
  /** The `sizes` attribute of its picture. */
  readonly sizes?: string
  /** The page's main picture is this card's. */
  readonly priority?: boolean
  /** In view at once: its picture is not loaded lazily. */
  readonly eager?: boolean
  readonly level?: 2 | 3
}

/** In a row as wide as the page, whose margins grow with it: see --gutter in the tokens and the columns of Grid. */
const rowSizes =
  '(width >= 1600px) 21.4rem, (width >= 1280px) calc(23.4vw - 1.4rem), (width >= 768px) calc(31.2vw - 1.4rem), calc(46.8vw - 1.05rem)'
/** Sharp enough on the widest card, 368 px. */
const widest = 960

/** A product in a list: picture, name, colours, price and delivery. The whole card is one link. */
export const ProductCard = ({ product, sizes = rowSizes, priority = false, eager = priority, level = 2 }: ProductCardProps) => {
  const shop = useShop()
  const { text, say } = useText()
  const price = usePriceTexts(product.price)
  // The second picture is for those who hover: nobody else waits for it, or reads its markup.
  const [hovered, setHovered] = useState(false)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card} onPointerEnter={({ pointerType }) => setHovered(hovered || pointerType === 'mouse')}>
      <div className={styles.pictures} data-picture>
        <PictureFrame source={product.picture} alt="" sizes={sizes} widest={widest} ratio={4 / 5} priority={priority} eager={eager} />
        {product.hoverPicture === null || !hovered ? null : (
          <div className={styles.hover} aria-hidden="true">
            <PictureFrame source={product.hoverPicture} alt="" sizes={sizes} widest={widest} ratio={4 / 5} eager />
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
