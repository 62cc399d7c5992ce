import type { ProductCard as ProductCardData } from '@thuishaven/core/catalogue'
import { localePath, productPath } from '@thuishaven/core/routing'
import { PictureFrame, Price } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePriceTexts } from '../prices/index.ts'
import { useShop } from '../shop/index.ts'
import styles from './ProductLine.module.css'

/** A product in a short list: a small picture, its name as a link, and its price. */
export const ProductLine = ({ product }: { readonly product: ProductCardData }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const charged = product.pricePerM2 ?? product.price
  const { percent: _percent, ...price } = usePriceTexts(charged)
  const isPerM2 = product.pricePerM2 !== null
  return (
    <li className={styles.product}>
      <PictureFrame source={product.picture} alt="" sizes="72px" widest={375} ratio={4 / 5} />
      <div>
        <a className={styles.link} href={localePath(locale, productPath(product))}>
          {product.title}
        </a>
        <Price
          size="s"
          {...price}
          from={isPerM2 ? text('price.from') : null}
          note={isPerM2 ? text('price.perM2') : charged === null ? text('product.onRequest') : null}
        />
      </div>
    </li>
  )
}
