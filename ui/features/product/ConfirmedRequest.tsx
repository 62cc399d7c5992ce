import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShop } from '../shop/index.ts'
import { Alert, Container } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** A visit through the mailed link confirms the request without another press. */
export const ConfirmedRequest = ({ uid }: { readonly uid: string }) => {
  const { api } = useShop()
  const { text } = useMessages()
  const { mutate, data: result } = useMutation({ mutationFn: (requestUid: string) => api.confirmRequest(requestUid) })
  useEffect(() => mutate(uid), [mutate, uid])
  const state = result === undefined ? null : result.ok ? 'done' : result.failure._tag === 'NotFound' ? 'gone' : 'failed'
  return (
    <Container>
      <div role="status">
        {state === null ? null : (
          <Alert tone={state === 'done' ? 'success' : state === 'gone' ? 'info' : 'error'}>
            {text(`productRequest.confirmed.${state}`)}
          </Alert>
        )}
      </div>
    </Container>
  )
}
