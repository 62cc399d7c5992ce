import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { activeFilterLabels, facetsShown, filtersAtWork, totalPages } from '@thuishaven/core/catalogue'
import { localePath, productPath } from '@thuishaven/core/routing'
import type { ActiveFilter, Found, ProductCard, Sort } from '@thuishaven/core/catalogue'
import { useConfig, useShop } from '../shop/index.ts'
import { Chip, EmptyState, Grid, Link, LinkButton, Pagination, VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { listElement } from '../../framework/router/stayInList.ts'
import { useDeparture } from '../../framework/router/RouterContext.ts'
import { useBelowFold } from '../../framework/router/useBelowFold.ts'
import { FamilyCard, leadSizes } from '../product-card/index.ts'
import { useAmountText } from '../prices/index.ts'
import { Facets } from './Facets.tsx'
import { FilterColumn } from './FilterColumn.tsx'
import { FilterSheetSlot } from './FilterSheetSlot.tsx'
import { filterNames, listTitle } from './listTitle.ts'
import styles from './ProductListing.module.css'
import { SortMenu } from './SortMenu.tsx'

/** Widths beside the filters; without filters cards are slightly wider. */
const cardSizes =
  '(width >= 100rem) 23rem, (width >= 64rem) calc(31.2vw - 7.4rem), (width >= 48rem) calc(31.2vw - 1.4rem), calc(46.8vw - 1.05rem)'
const rowSizes = '(width >= 48rem) 12rem, 32vw'

/** Number of cards initially in view on a phone, whose pictures load eagerly. More would compete with the first picture for bandwidth. */
const inView = 2

/** Number of cards in the first render of a list after a click, before its filters: two rows beside them, three on a phone. */
const onScreen = 6

/**
 * The first screen of a list, and below it the cards of the list before, until the first screen is painted: neither the foot of the list moves
 * nor what a shopper far down looks at.
 */
const firstScreen = (products: readonly ProductCard[], before: readonly ProductCard[] | null): readonly ProductCard[] => {
  const first = products.slice(0, onScreen)
  const isNew = ({ productId }: ProductCard): boolean => first.every((other) => other.productId !== productId)
  return before === null ? first : [...first, ...before.slice(onScreen, products.length).filter(isNew)]
}

/** The list itself; while another page is loading only this frame shows it. */
const ListSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section id={listElement} tabIndex={-1} className={styles.list} aria-busy={useDeparture().pending} aria-label={title}>
    {children}
  </section>
)

/** Changes to a list's address; omitted parts stay, but every change leads to the first page (CAT-10). */
export interface ListChange {
  readonly filters?: readonly ActiveFilter[]
  readonly sort?: Sort | null
  readonly page?: number
}

export interface ProductListingProps {
  readonly title: string
  readonly list: Pick<Found, 'products' | 'facets' | 'sort' | 'pagination'>
  readonly filters: readonly ActiveFilter[]
  readonly page: number
  /** The sort that holds where an address names none. */
  readonly usualSort: Sort
  /** One product a row, or cards beside each other (CAT-02). */
  readonly view?: string
  readonly addressOf: (change: ListChange) => string
  /** In the place of products when the list has none, filters or not. */
  readonly empty: ReactNode
}

/** A list of products. Filters, sort and pages are addresses, so that everything works from a link (CAT-12). */
export const ProductListing = ({
  title,
  list,
  filters: requested,
  page,
  usualSort,
  view = 'grid',
  addressOf,
  empty,
}: ProductListingProps) => {
  const { locale } = useShop()
  const isWhole = useBelowFold()
  const { text, t } = useMessages()
  const { priceFilter, informationPages, pricesExclVat } = useConfig()
  const openSheet = useRef<() => void>(null)
  const facets = facetsShown(list.facets, priceFilter)
  const filters = filtersAtWork(requested, list.facets)
  const amountText = useAmountText('elsewhere')
  const active = activeFilterLabels(filters, list.facets, amountText)
  const { totalHits } = list.pagination
  const clearAll = addressOf({ filters: [] })
  const isList = view === 'list'
  /** A single product leads its page. */
  const isLead = isList && list.products.length === 1
  /** The products that were last drawn whole. */
  const [before, setBefore] = useState(isWhole ? list.products : null)
  if (isWhole && before !== list.products) setBefore(list.products)
  const facetsView = <Facets facets={facets} filters={filters} addressOf={(changed) => addressOf({ filters: changed })} />

  return (
    <>
      <div className={styles.layout} data-facets={facets.length > 0}>
        {facets.length > 0 ? (
          <FilterColumn>
            {before === null ? null : (
              <>
                {facetsView}
                {/* Without a script, where the page shows the column over the list. */}
                <LinkButton className={styles.done} href={`#${listElement}`}>
                  {text('filters.Show')} {totalHits} {text('filters.results', { count: totalHits })}
                </LinkButton>
              </>
            )}
          </FilterColumn>
        ) : null}
        <ListSection title={listTitle(title, active, page, text)}>
          <div className={styles.bar}>
            {/* With the filters, because another one may leave as many products. */}
            <p role="status">
              <span>{text('catalogue.count', { count: totalHits })}</span>
              <VisuallyHidden>{active.length > 0 ? `: ${filterNames(active, text)}` : ''}</VisuallyHidden>
            </p>
            {facets.length > 0 ? (
              <a
                href="#filters"
                className={styles.filter}
                aria-haspopup="dialog"
                onClick={(event) => {
                  event.preventDefault()
                  openSheet.current?.()
                }}
              >
                {text('filters.Filter')}
                {active.length > 0 ? ` (${active.length})` : ''}
              </a>
            ) : null}
            {pricesExclVat && list.products.length > 0 ? <p className={styles.basis}>{text('price.excl')}</p> : null}
            {totalHits > 1 ? (
              <SortMenu
                current={list.sort}
                usual={usualSort}
                addressOf={(chosen) => addressOf({ sort: chosen === usualSort ? null : chosen })}
              />
            ) : null}
          </div>
          {active.length > 0 ? (
            <ul className={styles.active} aria-label={text('catalogue.filters')}>
              {active.map(({ filter, label, values }) => (
                <li key={`${filter.type} ${filter.name}`}>
                  <Chip
                    removeLabel={text('catalogue.removeFilter')}
                    href={addressOf({ filters: filters.filter((other) => other !== filter) })}
                  >
                    {label}: {values.map((label) => t(label)).join(text('catalogue.labelSeparator'))}
                  </Chip>
                </li>
              ))}
              <li>
                <a className={styles.clear} href={clearAll}>
                  {text('filters.Clear_all_filters')}
                </a>
              </li>
            </ul>
          ) : null}
          {list.products.length > 0 ? (
            <Grid as="ul" columns="cards" className={styles.products} data-view={view}>
              {(isWhole ? list.products : firstScreen(list.products, before)).map((product, index) => (
                <li key={product.productId}>
                  <FamilyCard
                    product={product}
                    sizes={isLead ? leadSizes : isList ? rowSizes : cardSizes}
                    layout={isLead ? 'lead' : isList ? 'row' : undefined}
                    priority={index === 0}
                    eager={index < inView}
                  >
                    {isLead ? (
                      <LinkButton className={styles.toProduct} size="l" href={localePath(locale, productPath(product))}>
                        {text('catalogue.toProduct')}
                      </LinkButton>
                    ) : null}
                  </FamilyCard>
                </li>
              ))}
            </Grid>
          ) : active.length > 0 ? (
            <EmptyState
              title={text('catalogue.emptyFiltered')}
              action={<LinkButton href={clearAll}>{text('filters.Clear_all_filters')}</LinkButton>}
            >
              {text('catalogue.emptyFilteredText')}
            </EmptyState>
          ) : (
            empty
          )}
          {informationPages.ranking === null || totalHits < 2 ? null : (
            <p className={styles.ranking}>
              <Link href={informationPages.ranking}>{text('catalogue.ranking')}</Link>
            </p>
          )}
          <Pagination
            className={styles.pages}
            label={text('catalogue.pages')}
            page={page}
            count={totalPages(list.pagination)}
            hrefOf={(number) => addressOf({ page: number })}
            texts={{
              previous: text('catalogue.previous'),
              next: text('catalogue.next'),
              page: (number) => text('catalogue.page', { page: number }),
            }}
          />
        </ListSection>
      </div>
      {facets.length > 0 ? (
        <FilterSheetSlot opener={openSheet} count={totalHits} isFiltered={active.length > 0} clearAll={clearAll}>
          {facetsView}
        </FilterSheetSlot>
      ) : null}
    </>
  )
}
