import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { contentQuery, productQuery, useShop, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import type { ProductCard } from '@thuishaven/core/catalogue'
import { localePath, productPath } from '@thuishaven/core/routing'
import { BasketDrawing, Button, EmptyState, LinkButton, PictureFrame, Price } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePriceTexts } from '../prices/index.ts'
import { useViewed } from '../product-card/index.ts'
import styles from './EmptyCart.module.css'

/** As many of each as leave the first ones in sight. */
const most = 3

const Product = ({ product }: { readonly product: ProductCard }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { percent: _percent, ...price } = usePriceTexts(product.pricePerM2 ?? product.price)
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
          from={product.pricePerM2 === null ? null : text('price.from')}
          note={product.pricePerM2 === null ? null : text('price.perM2')}
        />
      </div>
    </li>
  )
}

/** One that is no longer there leaves no gap. */
const RecentlyViewed = ({ productId }: { readonly productId: number }) => {
  const { data } = useQuery(productQuery(useShop(), productId))
  return data === undefined ? null : <Product product={data} />
}

const Row = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.row}>{children}</ul>
    </section>
  )
}

/** Nothing to order yet: on to the shop, what others choose (the first row of products of the front page), and what was looked at before (CRT-10). */
export const EmptyCart = ({ onGoOn }: { readonly onGoOn: () => void }) => {
  const shop = useShop()
  const { text } = useMessages()
  const { isAuthenticated } = useStore(shop.session)
  const viewed = useViewed().slice(0, most)
  const { data } = useQuery(contentQuery(shop, { path: '/', page: 1, sort: null }))
  const chosenMost = data?.blocks.find((block) => block.type === 'products')
  return (
    <>
      <EmptyState
        className={styles.empty}
        level={3}
        drawing={<BasketDrawing />}
        title={text('cart.empty')}
        action={
          <div className={styles.actions}>
            <Button onClick={onGoOn}>{text('cart.goOn')}</Button>
            {isAuthenticated ? null : (
              <LinkButton variant="quiet" href={pathTo(shop.locale, 'account.login')}>
                {text('cart.login')}
              </LinkButton>
            )}
          </div>
        }
      />
      {chosenMost === undefined ? null : (
        <Row title={chosenMost.title}>
          {chosenMost.products.slice(0, most).map((product) => (
            <Product key={product.productId} product={product} />
          ))}
        </Row>
      )}
      {viewed.length === 0 ? null : (
        <Row title={text('productPanels.viewed')}>
          {viewed.map((id) => (
            <RecentlyViewed key={id} productId={id} />
          ))}
        </Row>
      )}
    </>
  )
}
