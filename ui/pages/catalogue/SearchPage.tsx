import { useQuery } from '@tanstack/react-query'
import { foundAddress } from '@thuishaven/core/catalogue'
import { foundQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Container } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import type { PageProps } from '../../shell/page.ts'
import { filterAddress, parseFilterPath } from '../../shell/location/filterPaths.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import { pathTo } from '../../shell/paths.ts'
import { SearchForm } from '../../shell/search/SearchForm.tsx'
import { FoundItem } from '../../shop/search/FoundItem.tsx'
import { NothingFound } from '../../shop/search/NothingFound.tsx'
import { askedOf } from './askedOf.ts'
import { ProductListing } from './ProductListing.tsx'
import styles from './SearchPage.module.css'

/** What was found for a question, at an address of its own, with facets, sort and pages as a category has (SRC-01, CAT-12). */
export const SearchPage = ({ search }: PageProps) => {
  const shop = useShop()
  const { text } = useText()
  const { current } = useShopLocation()
  const query = askedOf(shop.locale, current.href, search)
  const { question } = query
  const { data: found } = useQuery({ ...foundQuery(shop, query), enabled: question !== '' })
  const { filters } = parseFilterPath(query.path)
  const results = pathTo(shop.locale, 'search')
  return (
    <Container>
      <header className={styles.head}>
        <h1>{question === '' ? text('search.title') : text('search.resultsFor', { question })}</h1>
        <SearchForm key={question} label={text('search.again')} defaultValue={question} />
      </header>
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
      {found === undefined ? (
        <NothingFound isAsked={false} />
      ) : (
        <ProductListing
          title={text('search.resultsFor', { question })}
          list={found}
          filters={filters}
          page={query.page}
          usualSort="relevance"
          addressOf={(change) => foundAddress(filterAddress({ path: results, filters, sort: query.sort, ...change }), question)}
          empty={<NothingFound />}
        />
      )}
    </Container>
  )
}
