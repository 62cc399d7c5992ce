import { mayDo } from '@thuishaven/core/account'
import type { Session } from '@thuishaven/core/account'
import { useCustomerMutation, useShop, pathTo } from '../shop/index.ts'
import { Alert, Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ActionResult } from './ActionResult.tsx'

export interface EmailBannerProps {
  readonly customer: Session
  /** false: the page shows orders that do not depend on it, such as those of a company. */
  readonly listsOwnOrders?: boolean
}

/** Asks the customer of a new account to verify the e-mail address, says what waits for it, and mails the link again. Empty once it is verified. */
export const EmailBanner = ({ customer, listsOwnOrders = true }: EmailBannerProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const sending = useCustomerMutation((actions) => actions.requestVerification())
  if (customer.emailVerified) return null
  return (
    <Alert
      announced={false}
      title={text('account.mailed.bannerTitle')}
      action={
        <form
          method="post"
          action={pathTo(locale, 'account.verify')}
          onSubmit={(event) => {
            event.preventDefault()
            sending.mutate()
          }}
        >
          <Button type="submit" variant="secondary" busy={sending.isPending} busyText={text('account.busy')}>
            {text('account.mailed.again')}
          </Button>
        </form>
      }
    >
      <p>{text('account.mailed.banner', { email: customer.emailAddress })}</p>
      {mayDo(customer, 'seeEarlierOrders') || !listsOwnOrders ? null : <p>{text('account.mailed.ordersWait')}</p>}
      <ActionResult result={sending.data} />
    </Alert>
  )
}
