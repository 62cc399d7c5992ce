import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useCustomerMutation, useShop, pathTo } from '../shop/index.ts'
import { Button, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AccountTask, ActionResult } from '../account-frame/index.ts'

/** The mailed link leads here. Nothing happens before the button is pressed: programs that look at mails open their links too. */
export const EmailPage = ({ search }: PageProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const hydrated = useHydrated()
  const confirming = useCustomerMutation((customer) => customer.confirmEmail(search.get('token') ?? ''))
  return (
    <AccountTask
      title={text('account.personal.confirmEmailTitle')}
      links={<Link href={pathTo(locale, 'account.information')}>{text('account.informationTitle')}</Link>}
    >
      {confirming.data?.ok === true ? null : (
        <>
          <p>{text('account.personal.confirmEmailText')}</p>
          <Button
            size="l"
            wide
            disabled={!hydrated}
            busy={confirming.isPending}
            busyText={text('account.busy')}
            onClick={() => confirming.mutate()}
          >
            {text('account.personal.confirmEmail')}
          </Button>
        </>
      )}
      <ActionResult result={confirming.data} />
    </AccountTask>
  )
}
