import { ok } from '@thuishaven/core'
import { useLocation } from '../../framework/router/useLocation.ts'
import { postedResult, usePostedForm } from '../forms/index.ts'
import { useCustomerMutation, useShop, pathTo } from '../shop/index.ts'
import { Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { emailConfirmed } from './emailConfirmed.ts'
import { AccountTask, ActionResult, FormButton } from '../account-frame/index.ts'

/** The mailed link leads here. Nothing happens before the button is pressed: programs that look at mails open their links too. */
export const EmailPage = ({ search }: PageProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const posted = postedResult(usePostedForm<null>())
  const confirming = useCustomerMutation((customer) => customer.confirmEmail(search.get('token') ?? ''))
  const [, navigate] = useLocation()
  const confirm = () =>
    confirming.mutate(undefined, {
      onSuccess: (result) => {
        if (result.ok) void navigate(emailConfirmed(locale), { replace: true })
      },
    })
  const isDone = search.get('done') === 'email'
  const result = confirming.data ?? (isDone ? ok({ backend: 'accountEmailChanged' } as const) : posted) ?? undefined
  return (
    <AccountTask
      title={text('account.personal.confirmEmailTitle')}
      links={
        <Link href={pathTo(locale, 'account.information')}>
          {text(result?.ok === true ? 'account.informationTitle' : 'account.personal.keepOldEmail')}
        </Link>
      }
    >
      {result?.ok === true ? null : (
        <>
          <p>{text('account.personal.confirmEmailText')}</p>
          <FormButton method="post" size="l" wide busy={confirming.isPending} busyText={text('account.busy')} onPress={confirm}>
            {text('account.personal.confirmEmail')}
          </FormButton>
        </>
      )}
      <ActionResult result={result} />
    </AccountTask>
  )
}
