import { useQuery } from '@tanstack/react-query'
import { contentQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { Container } from '../../kit/index.ts'
import { PageBreadcrumbs } from '../../shop/breadcrumbs/PageBreadcrumbs.tsx'
import { ContentBlocks } from '../../shop/blocks/ContentBlocks.tsx'
import type { PageProps } from '../../shell/page.ts'
import styles from './ContentPage.module.css'

/** An editorial page: service, conditions, the shop's story. */
export const ContentPage = ({ path }: PageProps) => {
  const shop = useShop()
  const { data } = useQuery(contentQuery(shop, { path, page: 1, sort: useConfig().sortBy }))
  if (data === undefined) return null
  return (
    <article>
      <Container width="text" className={styles.head}>
        {data.breadcrumbs.length > 1 ? <PageBreadcrumbs crumbs={data.breadcrumbs} /> : null}
        <h1>{data.title}</h1>
        {data.shortDescription === '' ? null : <p className={styles.lead}>{data.shortDescription}</p>}
      </Container>
      <ContentBlocks blocks={data.blocks} />
    </article>
  )
}
