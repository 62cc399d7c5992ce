import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIsAlive } from '../../../bindings/useIsAlive.ts'
import { Alert, Button, VisuallyHidden } from '../../../kit/index.ts'
import { useText } from '../../../messages/useText.ts'
import { useShopLocation } from '../../../shell/location/LocationContext.ts'
import type { PageParams } from '../../../shell/page.ts'
import styles from './Answered.module.css'

export interface AnsweredProps<Value> {
  readonly answer: Pick<UseQueryResult<Value>, 'data' | 'isError' | 'isFetching'>
  /** The page's own; they tell that the server asked in vain. */
  readonly params: PageParams
  /** The places of what is to come. */
  readonly waiting: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** What the host answered; until then its place, and when it does not come the way to ask again. */
export const Answered = <Value,>({ answer, params, waiting, children }: AnsweredProps<Value>) => {
  const { text } = useText()
  const { current, navigate } = useShopLocation()
  const alive = useIsAlive()
  const { data, isError, isFetching } = answer
  if (data !== undefined) return children(data)
  if (isError || (!alive && params['failed'] !== undefined)) {
    return (
      <Alert
        tone="error"
        title={text('account.failedTitle')}
        action={
          // The whole way in: the session may have ended meanwhile.
          <Button size="s" variant="secondary" busy={isFetching} onClick={() => void navigate(current.href, { replace: true })}>
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
