import type { Product } from '@thuishaven/core/catalogue'
import { pathTo, useShop } from '../shop/index.ts'
import { AddToCart, ProductCard, leadSizes } from '../product-card/index.ts'
import styles from './WishlistPage.module.css'

export interface WishedProductProps {
  readonly product: Product
  /** The only one of its list leads the page. */
  readonly isAlone: boolean
}

/** A product of the list, with its button. */
export const WishedProduct = ({ product, isAlone }: WishedProductProps) => {
  const { locale } = useShop()
  const add = <AddToCart product={product} back={pathTo(locale, 'wishlist')} className={styles.add} isMain={isAlone} wide />
  return isAlone ? (
    <ProductCard product={product} layout="lead" sizes={leadSizes}>
      {add}
    </ProductCard>
  ) : (
    <>
      <ProductCard product={product} />
      {add}
    </>
  )
}
