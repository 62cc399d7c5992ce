import { useShop } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** Reports that the backend has not accepted the latest changes yet; they are persisted and retried (CRT-15). */
export const NotSavedYet = () => {
  const { cart } = useShop()
  const { text } = useMessages()
  const { unsaved } = useStore(cart)
  return (
    <div role="status">
      {unsaved ? (
        <Alert
          tone="info"
          title={text('cart.unsavedTitle')}
          action={
            <Button size="s" variant="secondary" onClick={cart.retry}>
              {text('error.again')}
            </Button>
          }
        >
          {text('cart.unsaved')}
        </Alert>
      ) : null}
    </div>
  )
}
