import { useQuery } from '@tanstack/react-query'
import { foundAddress } from '@thuishaven/core/catalogue'
import { foundQuery, useShop, pathTo } from '../shop/index.ts'
import { Container } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { filterAddress, parseFilterPath } from './filterPaths.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { SearchForm, FoundItem, NothingFound } from '../search/index.ts'
import { requestedFrom } from './requestedFrom.ts'
import { ProductListing } from './ProductListing.tsx'
import styles from './SearchPage.module.css'

/** Search results at their own address, with facets, sort and pages like a category (SRC-01, CAT-12). */
export const SearchPage = ({ search }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const { current } = useShopLocation()
  const listQuery = requestedFrom(shop.locale, current.href, search)
  const { searched: query } = listQuery
  const { data: found } = useQuery({ ...foundQuery(shop, listQuery), enabled: query !== '' })
  const { filters } = parseFilterPath(listQuery.path)
  const results = pathTo(shop.locale, 'search')
  const title = query === '' ? text('search.title') : text('search.resultsFor', { query })
  const isNothing = found !== undefined && found.categories.length === 0 && found.products.length === 0
  return (
    <Container>
      <header className={styles.head} data-start={query === '' || undefined}>
        {isNothing ? (
          <h1>
            {text('search.notFound')} <span>{text('search.forQuery', { query })}</span>
          </h1>
        ) : (
          <h1>{title}</h1>
        )}
        <SearchForm key={query} label={text('search.again')} defaultValue={query} />
        {found === undefined || found.categories.length === 0 ? null : (
          <nav className={styles.categories} aria-label={text('catalogue.subcategories')}>
            <ul>
              {found.categories.map((category) => (
                <li key={category.id}>
                  <a href={category.path}>
                    <FoundItem item={category} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {found === undefined ? (
        <NothingFound says="lookAround" level={2} />
      ) : (
        <ProductListing
          title={title}
          list={found}
          filters={filters}
          page={listQuery.page}
          usualSort="relevance"
          addressOf={(change) => foundAddress(filterAddress({ path: results, filters, sort: listQuery.sort, ...change }), query)}
          empty={<NothingFound says={isNothing ? 'goOn' : 'nothing'} level={2} />}
        />
      )}
    </Container>
  )
}
