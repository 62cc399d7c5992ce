import { useQuery } from '@tanstack/react-query'
import type { Product } from '@thuishaven/core/catalogue'
import { productQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { Container, Disclosure, Gallery, Grid } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { PageBreadcrumbs } from '../../shop/breadcrumbs/PageBreadcrumbs.tsx'
import { ProductCard } from '../../shop/cards/ProductCard.tsx'
import { growingPicture } from '../../shell/location/growingPicture.ts'
import type { PageProps } from '../../shell/page.ts'
import { BuyBox } from './BuyBox.tsx'
import styles from './ProductPage.module.css'
import { Specifications } from './Specifications.tsx'

const ProductView = ({ product, mode }: { readonly product: Product; readonly mode: Product['optionsMode'] }) => {
  const { text } = useText()
  const { returnDays } = useConfig()
  return (
    <>
      <Container>
        <PageBreadcrumbs className={styles.crumbs} crumbs={product.breadcrumbs} />
        <Grid columns="product" className={styles.top}>
          <div className={styles.gallery} data-picture style={{ viewTransitionName: growingPicture }}>
            <Gallery
              pictures={product.pictures}
              ratio={4 / 5}
              sizes="(width >= 1600px) 50rem, (width >= 1024px) 51vw, calc(93.6vw - 1.1rem)"
              texts={{
                label: text('product.pictures', { title: product.title }),
                previous: text('product.previousPicture'),
                next: text('product.nextPicture'),
                thumbnail: (position, count) => text('product.thumbnail', { position, count }),
                more: (remaining) => text('product.more', { count: remaining }),
              }}
            />
          </div>
          <BuyBox product={product} mode={mode} />
        </Grid>
      </Container>
      <Container className={styles.details}>
        <section aria-labelledby="description" className={styles.description}>
          <h2 id="description">{text('product.description')}</h2>
          {/* Sanitised where it came in. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: product.longDescription }} />
        </section>
        <div>
          <Specifications product={product} />
          <Disclosure summary={text('product.deliveryReturns')}>
            <p>{product.returnable ? text('product.returns', { count: returnDays }) : text('product.noReturn')}</p>
          </Disclosure>
        </div>
      </Container>
      {product.related.length > 0 ? (
        <Container as="section" className={styles.related}>
          <h2>{text('product.related')}</h2>
          <Grid as="ul" columns="cards" className={styles.list}>
            {product.related.map((card) => (
              <li key={card.productId}>
                <ProductCard product={card} level={3} />
              </li>
            ))}
          </Grid>
        </Container>
      ) : null}
    </>
  )
}

/** One product: pictures and buy box first, then what there is to know. */
export const ProductPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { data: product } = useQuery(productQuery(shop, Number(params['productId'])))
  if (product === undefined) return null
  return (
    <ProductView key={product.productId} product={product} mode={params['variant'] === 'collection' ? 'collection' : product.optionsMode} />
  )
}
