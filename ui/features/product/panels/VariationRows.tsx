import { useQuery } from '@tanstack/react-query'
import { stockLevel, stockText } from '@thuishaven/core/delivery'
import { localePath, productPath } from '@thuishaven/core/routing'
import type { Product, VariationGroup, VariationItem } from '@thuishaven/core/catalogue'
import { classes, PictureFrame, Price, Status } from '../../../kit/index.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { usePriceTexts } from '../../prices/index.ts'
import { productQuery, useConfig, useShop } from '../../shop/index.ts'
import { stockTones } from '../stockTones.ts'
import styles from './VariationRows.module.css'

export interface VariationRowsProps {
  readonly group: VariationGroup
  /** Choices that the other products offer too, as the query of an address. */
  readonly query?: string | undefined
}

/** What the row cannot tell until its product is read: whether there is any, and what it costs. */
const Facts = ({ product }: { readonly product: Product }) => {
  const { text, t } = useMessages()
  const { stock: stockSettings } = useConfig()
  const { percent: _percent, ...price } = usePriceTexts(product.pricePerM2 ?? product.price)
  const stock = product.price === null ? null : stockText(product.stock, stockSettings)
  return (
    <>
      {stock === null ? null : (
        <Status className={styles.stock} tone={stockTones[stockLevel(product.stock, stockSettings) ?? 'enough']}>
          {t(stock)}
        </Status>
      )}
      <div className={styles.price}>
        <Price
          size="s"
          {...price}
          note={product.pricePerM2 !== null ? text('price.perM2') : product.price === null ? text('product.onRequest') : null}
        />
      </div>
    </>
  )
}

interface RowProps {
  readonly item: VariationItem
  readonly query: string
  /** Colours differ in their picture, sizes do not. */
  readonly withPicture: boolean
}

const Row = ({ item, query, withPicture }: RowProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const isOut = item.state === 'disabled'
  const { data: product } = useQuery({ ...productQuery(shop, item.productId), enabled: !isOut })
  return (
    <li className={classes(styles.row, withPicture && styles.pictured)}>
      {withPicture ? (
        <PictureFrame source={item.picture ?? product?.picture ?? null} alt="" sizes="4rem" widest={375} ratio={4 / 5} />
      ) : null}
      {isOut ? (
        <p className={styles.name} aria-disabled="true">
          {item.name}
        </p>
      ) : (
        <a
          className={styles.name}
          href={localePath(shop.locale, productPath({ productId: item.productId, slug: item.productSlug })) + query}
          aria-current={item.state === 'selected' ? 'true' : undefined}
        >
          {item.name}
        </a>
      )}
      {isOut ? <p className={styles.stock}>{text('product.variationOut')}</p> : product === undefined ? null : <Facts product={product} />}
    </li>
  )
}

/** The same product in each other colour or size, with its stock and its price: what the page has no room for (PRD-05, PRD-07). */
export const VariationRows = ({ group, query = '' }: VariationRowsProps) => {
  const { text } = useMessages()
  const title = text('product.choose', { name: group.name })
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.rows}>
        {group.items.map((item) => (
          <Row key={item.id} item={item} query={query} withPicture={group.displayType === 'image'} />
        ))}
      </ul>
    </section>
  )
}
