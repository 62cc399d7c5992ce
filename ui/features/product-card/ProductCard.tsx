import { useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { stockLevel } from '@thuishaven/core/delivery'
import { localePath, productPath } from '@thuishaven/core/routing'
import type { ProductCard as ProductCardData } from '@thuishaven/core/catalogue'
import { usePriceTexts, useUnitPriceText } from '../prices/index.ts'
import { useConfig, useShop } from '../shop/index.ts'
import { Badge, PictureFrame, Price, VisuallyHidden, classes } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useDeliveryPromise } from '../delivery/index.ts'
import styles from './ProductCard.module.css'
import { ProductCardAction } from './ProductCardAction.ts'

export interface ProductCardProps {
  readonly product: ProductCardData
  /** The `sizes` attribute of its picture. */
  readonly sizes?: string
  /** The page's main picture is this card's. */
  readonly priority?: boolean
  /** Initially in view, so its picture is not loaded lazily. */
  readonly eager?: boolean
  readonly level?: 2 | 3
  /** A full-width row with the picture beside the text, or the only product of its page, with its second picture beside the first; absent: a card in a grid. */
  readonly layout?: 'row' | 'lead' | undefined
  /** Below price and delivery, such as the colours of its family: the prices of a row stand in one line, and in the first view of a laptop. */
  readonly children?: ReactNode
}

/** In a row as wide as the page, whose margins grow with it: see --gutter in the tokens and the columns of Grid. */
const rowSizes =
  '(width >= 100rem) 21.4rem, (width >= 80rem) calc(23.4vw - 1.4rem), (width >= 48rem) calc(31.2vw - 1.4rem), calc(46.8vw - 1.05rem)'
/** Sharp enough on the widest card, 368 px. */
const widest = 960

/** A product in a list: picture, badges, name, what distinguishes it, price, delivery and colours. The whole card is one link. */
export const ProductCard = ({
  product,
  sizes = rowSizes,
  priority = false,
  eager = priority,
  level = 2,
  layout,
  children,
}: ProductCardProps) => {
  const shop = useShop()
  const { text, t } = useMessages()
  const { stock } = useConfig()
  const action = useContext(ProductCardAction)
  const promise = useDeliveryPromise(product.delivery)
  const { pricePerM2: perM2 } = product
  const charged = perM2 ?? product.price
  const { percent, ...price } = usePriceTexts(charged)
  const perUnit = useUnitPriceText(product)
  // The second picture is for hover, so it is rendered only then; the first is the one that grows into the page.
  const [hovered, setHovered] = useState(false)
  // Nothing is said of stock and delivery before there is a price, as on its page.
  const inStock = charged && stockLevel(product.stock, stock)
  const isSoldOut = inStock === 'out'
  const isLead = layout === 'lead'
  const Title = level === 2 ? 'h2' : 'h3'
  const texts = (
    <>
      <Title className={styles.title}>
        <a className={styles.link} href={localePath(shop.locale, productPath(product))} onClick={() => setHovered(false)}>
          {product.title}
        </a>
      </Title>
      {product.facts.length > 0 && <p className={styles.facts}>{product.facts.join(' · ')}</p>}
      <Price
        size="s"
        {...price}
        from={perM2 && text('price.from')}
        note={perM2 ? text('price.perM2') : charged ? perUnit : text('product.onRequest')}
      />
      {charged && !isSoldOut && <p className={styles.delivery}>{t(promise.text)}</p>}
      {children}
    </>
  )
  return (
    <article
      className={classes(styles.card, isLead && styles.lead)}
      data-layout={layout}
      data-sold-out={isSoldOut || undefined}
      onPointerEnter={({ pointerType }) => setHovered(hovered || pointerType === 'mouse')}
    >
      <PictureFrame source={product.picture} alt="" sizes={sizes} widest={widest} ratio={4 / 5} priority={priority} eager={eager} />
      {product.hoverPicture !== null && (hovered || isLead) && (
        <PictureFrame
          className={isLead ? styles.second : styles.hover}
          source={product.hoverPicture}
          alt=""
          sizes={sizes}
          widest={widest}
          ratio={4 / 5}
          eager={!isLead}
        />
      )}
      {/* Facts to know before the click. */}
      {isSoldOut || percent !== null || inStock === 'low' || perM2 !== null ? (
        <p className={styles.badges}>
          {isSoldOut && <Badge>{text('stock.out')}</Badge>}
          {percent === null ? null : (
            <Badge tone="discount">
              <VisuallyHidden>{price.labels.percent} </VisuallyHidden>
              {percent}
            </Badge>
          )}
          {inStock === 'low' && <Badge tone="warning">{text('stock.few', { count: product.stock ?? 0 })}</Badge>}
          {perM2 && <Badge>{text('catalogue.madeToMeasure')}</Badge>}
        </p>
      ) : null}
      {action(product)}
      {layout ? <div className={styles.text}>{texts}</div> : texts}
    </article>
  )
}
