import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { activeFilterLabels, contentQueryOf, facetsShown, filterAddress, parseFilterPath, totalPages } from '@thuishaven/core/catalogue'
import { localePath } from '@thuishaven/core/routing'
import { contentQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { Chip, Container, EmptyState, Grid, LinkButton, Pagination } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import { PageBreadcrumbs } from '../../shop/breadcrumbs/PageBreadcrumbs.tsx'
import { ProductCard } from '../../shop/cards/ProductCard.tsx'
import { listElement } from '../../shell/location/listPlace.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import styles from './CategoryPage.module.css'
import { ChildCategories } from './ChildCategories.tsx'
import { Facets } from './Facets.tsx'
import { SortMenu } from './SortMenu.tsx'

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }))

/** Beside the filters; without them cards are a little wider than this says. */
const cardSizes =
  '(width >= 1600px) 23rem, (width >= 1024px) calc(31.2vw - 7.4rem), (width >= 768px) calc(31.2vw - 1.4rem), calc(46.8vw - 1.05rem)'

/** How many cards are in view at once on a large screen; their pictures do not wait. */
const inView = 4

/** A list of products. Filters, sort and pages are addresses, so that everything works from a link (CAT-12). */
export const CategoryPage = () => {
  const shop = useShop()
  const { current, pending } = useShopLocation()
  const { text, say } = useText()
  const { priceFilter, sortBy } = useConfig()
  const [sheet, setSheet] = useState(false)
  const closeSheet = useCallback(() => setSheet(false), [])
  const query = contentQueryOf(current.href)
  const { data: page } = useQuery(contentQuery(shop, { ...query, sort: query.sort ?? sortBy }))
  if (page === undefined) return null

  const { path, filters } = parseFilterPath(query.path)
  const { sort } = query
  const address = (change: Parameters<typeof filterAddress>[0]): string => localePath(shop.locale, filterAddress(change))
  const facets = facetsShown(page.facets, priceFilter)
  const active = activeFilterLabels(filters, page.facets)
  const { totalHits } = page.pagination
  const clearAll = address({ path, filters: [], sort })

  const facetsView = <Facets facets={facets} filters={filters} addressOf={(changed) => address({ path, filters: changed, sort })} />

  return (
    <Container>
      <PageBreadcrumbs className={styles.crumbs} crumbs={page.breadcrumbs} />
      <header className={styles.head}>
        <h1>{page.title}</h1>
        {page.shortDescription === '' ? null : <p className={styles.lead}>{page.shortDescription}</p>}
      </header>
      <ChildCategories items={page.children} />
      <div className={styles.layout} data-facets={facets.length > 0}>
        {facets.length > 0 ? (
          // Without a script the phone's button leads here; the page then shows it over the list.
          <aside id="filters" className={styles.side}>
            {facetsView}
            <LinkButton className={styles.done} href={`#${listElement}`}>
              {text('filters.Show')} {totalHits} {text('filters.results', { count: totalHits })}
            </LinkButton>
          </aside>
        ) : null}
        <section id={listElement} tabIndex={-1} className={styles.list} aria-busy={pending} aria-label={page.title}>
          <div className={styles.bar}>
            <p role="status">{text('catalogue.count', { count: totalHits })}</p>
            {facets.length > 0 ? (
              <a
                href="#filters"
                className={styles.filter}
                aria-haspopup="dialog"
                onClick={(event) => {
                  event.preventDefault()
                  setSheet(true)
                }}
              >
                <SlidersHorizontal aria-hidden="true" size={18} /> {text('filters.Filter')}
                {active.length > 0 ? ` (${active.length})` : ''}
              </a>
            ) : null}
            <SortMenu current={page.sort} addressOf={(chosen) => address({ path, filters, sort: chosen === sortBy ? null : chosen })} />
          </div>
          {active.length > 0 ? (
            <ul className={styles.active} aria-label={text('catalogue.filters')}>
              {active.map(({ filter, label, values }) => (
                <li key={`${filter.type} ${filter.name}`}>
                  <Chip
                    removeLabel={text('catalogue.removeFilter')}
                    href={address({ path, filters: filters.filter((other) => other !== filter), sort })}
                  >
                    {label}: {values.map((label) => say(label)).join(text('catalogue.labelSeparator'))}
                  </Chip>
                </li>
              ))}
              <li>
                <a href={clearAll}>{text('filters.Clear_all_filters')}</a>
              </li>
            </ul>
          ) : null}
          {page.products.length === 0 ? (
            <EmptyState
              title={text(active.length > 0 ? 'catalogue.emptyFiltered' : 'catalogue.empty')}
              action={
                <LinkButton href={active.length > 0 ? clearAll : pathTo(shop.locale, 'home')}>
                  {text(active.length > 0 ? 'filters.Clear_all_filters' : 'error.home')}
                </LinkButton>
              }
            >
              {text(active.length > 0 ? 'catalogue.emptyFilteredText' : 'catalogue.emptyText')}
            </EmptyState>
          ) : (
            <Grid as="ul" columns="cards" className={styles.products}>
              {page.products.map((product, index) => (
                <li key={product.productId}>
                  <ProductCard product={product} sizes={cardSizes} priority={index === 0} eager={index < inView} />
                </li>
              ))}
            </Grid>
          )}
          <Pagination
            className={styles.pages}
            label={text('catalogue.pages')}
            page={query.page}
            count={totalPages(page.pagination)}
            hrefOf={(number) => address({ path, filters, sort, page: number })}
            texts={{
              previous: text('catalogue.previous'),
              next: text('catalogue.next'),
              page: (number) => text('catalogue.page', { page: number }),
            }}
          />
        </section>
      </div>
      {sheet ? (
        <Suspense>
          <FilterSheet count={totalHits} isFiltered={active.length > 0} pending={pending} clearAll={clearAll} onClosed={closeSheet}>
            {facetsView}
          </FilterSheet>
        </Suspense>
      ) : null}
    </Container>
  )
}
