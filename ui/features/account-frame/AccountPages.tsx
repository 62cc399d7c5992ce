import type { ListPage } from '@thuishaven/core/orders'
import { Pagination } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

export interface AccountPagesProps {
  readonly page: number
  readonly list: Pick<ListPage<unknown>, 'total' | 'limit'>
  readonly hrefOf: (page: number) => string
}

/** The way to the other pages of a list. */
export const AccountPages = ({ page, list, hrefOf }: AccountPagesProps) => {
  const { text } = useMessages()
  return (
    <Pagination
      label={text('account.pages')}
      page={page}
      count={Math.ceil(list.total / list.limit)}
      hrefOf={hrefOf}
      texts={{
        previous: text('catalogue.previous'),
        next: text('catalogue.next'),
        page: (number) => text('catalogue.page', { page: number }),
      }}
    />
  )
}
