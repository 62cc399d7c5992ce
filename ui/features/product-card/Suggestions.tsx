import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard as ProductCardData } from '@thuishaven/core/catalogue'
import { useMessages } from '../../messages/useMessages.ts'
import { contentQuery, productQuery, useConfig, useShop } from '../shop/index.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductLine } from './ProductLine.tsx'
import { useViewed } from './useViewed.ts'
import styles from './Suggestions.module.css'

export interface SuggestionsProps {
  /** How many products a row has at most. */
  readonly most: number
  /** One below the other, or, where there is room, beside one another with large pictures. */
  readonly layout?: 'rows' | 'cards'
  readonly level?: 2 | 3
  /** What the page shows already. */
  readonly without?: readonly number[] | undefined
  /** Title of a row of one kind instead: the product chosen most, with those that belong beside it. */
  readonly alike?: string
}

const cardSizes = '(width >= 48rem) 18rem, calc(46.8vw - 1.05rem)'

const Card = ({ product }: { readonly product: ProductCardData }) => (
  <li>
    <ProductCard product={product} level={3} sizes={cardSizes} />
  </li>
)

/** One that is no longer there leaves no gap. */
const Viewed = ({ productId, layout }: { readonly productId: number; readonly layout: 'rows' | 'cards' }) => {
  const { data } = useQuery(productQuery(useShop(), productId))
  const Product = layout === 'cards' ? Card : ProductLine
  return data === undefined ? null : <Product product={data} />
}

const Row = ({
  title,
  layout,
  level,
  children,
}: Required<Pick<SuggestionsProps, 'layout' | 'level'>> & { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className={styles.group} data-layout={layout}>
      <div className={styles.head}>
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {pricesExclVat ? <p className={styles.basis}>{text('price.excl')}</p> : null}
      </div>
      <ul className={styles.row}>{children}</ul>
    </section>
  )
}

/** Where there is little to show: what others choose (the first row of products of the front page), and what was looked at before (CRT-10). */
export const Suggestions = ({ most, layout = 'rows', level = 3, without, alike }: SuggestionsProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const isNew = (id: number): boolean => without?.includes(id) !== true
  const viewed = useViewed().filter(isNew).slice(0, most)
  const { data } = useQuery(contentQuery(shop, { path: '/', page: 1, sort: null }))
  const chosenMost = data?.blocks.find((block) => block.type === 'products')
  const favourites = chosenMost?.products.filter(({ productId }) => isNew(productId)) ?? []
  const [favourite] = favourites
  const { data: beside } = useQuery({
    ...productQuery(shop, favourite?.productId ?? 0),
    enabled: alike !== undefined && favourite !== undefined,
  })
  const ofOneKind = favourite === undefined || beside === undefined ? [] : [favourite, ...beside.related]
  const products = (alike === undefined ? favourites : ofOneKind).slice(0, most)
  const Product = layout === 'cards' ? Card : ProductLine
  return (
    <>
      {chosenMost === undefined || products.length === 0 ? null : (
        <Row title={alike ?? chosenMost.title} layout={layout} level={level}>
          {products.map((product) => (
            <Product key={product.productId} product={product} />
          ))}
        </Row>
      )}
      {viewed.length === 0 ? null : (
        <Row title={text('productPanels.viewed')} layout={layout} level={level}>
          {viewed.map((id) => (
            <Viewed key={id} productId={id} layout={layout} />
          ))}
        </Row>
      )}
    </>
  )
}
