import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

export interface OptionsStateProps {
  readonly options: Pick<UseQueryResult<readonly unknown[]>, 'data' | 'isError' | 'isPending' | 'refetch'>
  /** The message when there are no options. */
  readonly empty: string
}

/** Options that are on their way, could not be had, or are none. */
export const OptionsState = ({ options, empty }: OptionsStateProps) => {
  const { text } = useMessages()
  if (options.isError) {
    return (
      <Alert
        tone="error"
        action={
          <Button size="s" variant="secondary" onClick={() => void options.refetch()}>
            {text('error.again')}
          </Button>
        }
      >
        {text('checkout.optionsFailed')}
      </Alert>
    )
  }
  if (options.isPending) return <Skeleton height="10rem" />
  return options.data?.length === 0 ? <Alert tone="warning">{empty}</Alert> : null
}
