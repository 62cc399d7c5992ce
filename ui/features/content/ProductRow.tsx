import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ContentBlock } from '@thuishaven/core/catalogue'
import { Container, Grid, Link } from '../../kit/index.ts'
import { useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductCard } from '../product-card/index.ts'
import styles from './ProductRow.module.css'

type ProductsBlock = Extract<ContentBlock, { type: 'products' }>

/** A row of products that can be looked through sideways on small screens. */
export const ProductRow = ({ block }: { readonly block: ProductsBlock }) => {
  const { pricesExclVat } = useConfig()
  const { text } = useMessages()
  return (
    <Container as="section">
      <div className={styles.head}>
        <h2>{block.title}</h2>
        {pricesExclVat ? <p className={styles.basis}>{text('price.excl')}</p> : null}
        {block.link === null ? null : (
          <Link variant="alone" href={block.link.path} iconAfter={<ArrowRight aria-hidden="true" size={18} strokeWidth={1.5} />}>
            {block.link.label}
          </Link>
        )}
      </div>
      <Grid as="ul" columns="strip" className={styles.row}>
        {block.products.map((product) => (
          <li key={product.productId}>
            <ProductCard product={product} level={3} />
          </li>
        ))}
      </Grid>
    </Container>
  )
}
