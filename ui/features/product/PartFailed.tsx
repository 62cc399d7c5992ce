import { Button, ServerHtml } from '../../kit/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useMessages } from '../../messages/useMessages.ts'

/**
 * In the place of a part of a product page whose file failed to load (ERR-01). What the server rendered stays. The retry loads the document:
 * a browser need not fetch a failed file again, and after a deploy it is under another address.
 */
export const PartFailed = () => {
  const { text } = useMessages()
  return useHydrated() ? (
    <p>
      {text('error.panelFailed')}{' '}
      <Button variant="quiet" size="s" onClick={() => location.reload()}>
        {text('error.again')}
      </Button>
    </p>
  ) : (
    <ServerHtml />
  )
}
