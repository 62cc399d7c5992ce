import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListPage } from '@thuishaven/core/orders'
import { Skeleton } from '../../kit/index.ts'
import type { PageParams } from '../../framework/router/route.ts'
import { AccountPages } from './AccountPages.tsx'
import { QueryResult } from './QueryResult.tsx'

export interface AccountEntriesProps<Entry> {
  readonly query: Pick<UseQueryResult<ListPage<Entry>>, 'data' | 'isError' | 'isFetching'>
  readonly params: PageParams
  readonly page: number
  /** The name of the list. */
  readonly label: string
  readonly className: string | undefined
  readonly hrefOf: (page: number) => string
  /** Replaces a list without entries: there are none yet, or the page is beyond the last one. */
  readonly none: ReactNode
  /** One entry, a list item. */
  readonly children: (entry: Entry) => ReactNode
}

/** A page of a list of the customer's own, with the way to its other pages. */
export const AccountEntries = <Entry,>({ query, params, page, label, className, hrefOf, none, children }: AccountEntriesProps<Entry>) => (
  <QueryResult
    query={query}
    params={params}
    waiting={[1, 2, 3].map((row) => (
      <Skeleton key={row} height="3.5rem" />
    ))}
  >
    {(list) =>
      list.entries.length === 0 ? (
        none
      ) : (
        <>
          <ul className={className} aria-label={label}>
            {list.entries.map(children)}
          </ul>
          <AccountPages page={page} list={list} hrefOf={hrefOf} />
        </>
      )
    }
  </QueryResult>
)
