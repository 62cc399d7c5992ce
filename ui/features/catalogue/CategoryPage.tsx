import { useQuery } from '@tanstack/react-query'
import { contentQueryOf, usualSort } from '@thuishaven/core/catalogue'
import { localePath } from '@thuishaven/core/routing'
import { contentQuery, useShop, useConfig, pathTo } from '../shop/index.ts'
import { Container, EmptyState, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { PageBreadcrumbs } from '../breadcrumbs/index.ts'
import { Suggestions } from '../product-card/index.ts'
import { filterAddress, parseFilterPath } from './filterPaths.ts'
import styles from './CategoryPage.module.css'
import { ChildCategories } from './ChildCategories.tsx'
import { ProductListing } from './ProductListing.tsx'

/** Fewer products than this leave most of the page empty, so those that others choose follow them. */
const oneRow = 4

/** A category or another list of products, as its owner laid it out (CAT-02). */
export const CategoryPage = () => {
  const shop = useShop()
  const { current } = useShopLocation()
  const { text } = useMessages()
  const usual = usualSort(useConfig())
  const query = contentQueryOf(current.href)
  const { data: page } = useQuery(contentQuery(shop, { ...query, sort: query.sort ?? usual }))
  if (page === undefined) return null
  const { path, filters } = parseFilterPath(query.path)
  const lead = query.page > 1 ? text('catalogue.page', { page: query.page }) : page.shortDescription
  const isSingle = filters.length === 0 && page.pagination.totalHits === 1
  // With products they are on the line of the title, so that the first row is in view.
  const inLine = page.products.length > 0 || filters.length > 0
  const children = <ChildCategories items={page.children} inLine={inLine} />
  return (
    <Container width={page.edgeToEdge ? 'full' : 'page'}>
      <PageBreadcrumbs className={styles.crumbs} crumbs={page.breadcrumbs} />
      <div className={styles.top}>
        <header className={styles.head}>
          <h1>{page.title}</h1>
          {lead === '' ? null : <p className={styles.lead}>{lead}</p>}
        </header>
        {inLine ? children : null}
      </div>
      {inLine ? null : children}
      <ProductListing
        title={page.title}
        list={page}
        filters={filters}
        page={query.page}
        usualSort={usual}
        view={isSingle ? 'list' : page.view}
        addressOf={(change) => localePath(shop.locale, filterAddress({ path, filters, sort: query.sort, ...change }))}
        empty={
          <EmptyState
            title={text('catalogue.empty')}
            action={<LinkButton href={pathTo(shop.locale, 'home')}>{text('error.home')}</LinkButton>}
          >
            {text('catalogue.emptyText')}
          </EmptyState>
        }
      />
      {filters.length === 0 && page.pagination.totalHits < oneRow ? <Suggestions most={oneRow} layout="cards" level={2} /> : null}
    </Container>
  )
}
