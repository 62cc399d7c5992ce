import { useEffect, useState } from 'react'
import { useShop } from '../shop/index.ts'
import { Alert, Container } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** Who comes by the link of a mail has said once more that the mail is wanted; that counts without another press. */
export const ConfirmedRequest = ({ uid }: { readonly uid: string }) => {
  const { api } = useShop()
  const { text } = useMessages()
  const [state, setState] = useState<'asking' | 'done' | 'gone' | 'failed'>('asking')
  useEffect(() => {
    let gone = false
    void api.confirmRequest(uid).then((result) => {
      if (!gone) setState(result.ok ? 'done' : result.failure._tag === 'NotFound' ? 'gone' : 'failed')
    })
    return () => {
      gone = true
    }
  }, [api, uid])
  return (
    <Container>
      <div role="status">
        {state === 'asking' ? null : (
          <Alert tone={state === 'done' ? 'success' : state === 'gone' ? 'info' : 'error'}>
            {text(`productRequest.confirmed.${state}`)}
          </Alert>
        )}
      </div>
    </Container>
  )
}
