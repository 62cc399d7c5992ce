import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Alert, Button, VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import type { PageParams } from '../../framework/router/route.ts'
import styles from './QueryResult.module.css'

export interface QueryResultProps<Value> {
  readonly query: Pick<UseQueryResult<Value>, 'data' | 'isError' | 'isFetching'>
  /** The page's parameters, which tell whether the server's request failed. */
  readonly params: PageParams
  /** Placeholders while loading. */
  readonly waiting: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** The result of a query; a placeholder while it loads, and a retry button when it fails. */
export const QueryResult = <Value,>({ query, params, waiting, children }: QueryResultProps<Value>) => {
  const { text } = useMessages()
  const { current, navigate } = useShopLocation()
  const hydrated = useHydrated()
  const { data, isError, isFetching } = query
  if (data !== undefined) return children(data)
  if (isError || (!hydrated && params['failed'] !== undefined)) {
    return (
      <Alert
        tone="error"
        title={text('account.failedTitle')}
        action={
          // The whole way in: the session may have ended meanwhile.
          <Button size="s" variant="secondary" busy={hydrated && isFetching} onClick={() => void navigate(current.href, { replace: true })}>
            {text('error.again')}
          </Button>
        }
      >
        {text('account.failedText')}
      </Alert>
    )
  }
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>
        <span role="status">{text('account.loading')}</span>
      </VisuallyHidden>
      {waiting}
    </div>
  )
}
