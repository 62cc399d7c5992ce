import { ok } from '@thuishaven/core'
import { useStore } from '../../framework/hydration/useStore.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import { postedResult, usePostedForm } from '../forms/index.ts'
import { useCustomerMutation, useShop, pathTo } from '../shop/index.ts'
import { Link, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { emailConfirmed } from './emailConfirmed.ts'
import { AccountTask, ActionResult, FormButton } from '../account-frame/index.ts'

/** The mailed link leads here. Nothing happens before the button is pressed: programs that look at mails open their links too. */
export const EmailPage = ({ search }: PageProps) => {
  const { locale, session } = useShop()
  const { session: customer } = useStore(session)
  const { text } = useMessages()
  const posted = postedResult(usePostedForm<null>())
  const token = search.get('token') ?? ''
  const confirming = useCustomerMutation((actions) => actions.confirmEmail(token))
  const [, navigate] = useLocation()
  const confirm = () =>
    confirming.mutate(undefined, {
      onSuccess: (result) => {
        if (result.ok) void navigate(emailConfirmed(locale), { replace: true })
      },
    })
  const isDone = search.get('done') === 'email'
  const result = confirming.data ?? (isDone ? ok({ backend: 'accountEmailChanged' } as const) : posted) ?? undefined
  const information = pathTo(locale, 'account.information')
  if (result?.ok === true) {
    return (
      <AccountTask
        key="done"
        title={text('account.personal.emailConfirmedTitle')}
        arrives
        links={<Link href={information}>{text('account.informationTitle')}</Link>}
      >
        <ActionResult result={result} />
        <p>{text('account.personal.emailConfirmedText')}</p>
        <LinkButton size="l" wide href={pathTo(locale, 'account.overview')}>
          {text('account.personal.toOverview')}
        </LinkButton>
      </AccountTask>
    )
  }
  if (token === '') {
    return (
      <AccountTask title={text('account.personal.confirmEmailTitle')}>
        <p>{text('account.personal.emailLinkCut')}</p>
        <LinkButton size="l" wide href={information}>
          {text('account.informationTitle')}
        </LinkButton>
      </AccountTask>
    )
  }
  return (
    <AccountTask title={text('account.personal.confirmEmailTitle')}>
      <p>{text('account.personal.confirmEmailText')}</p>
      <p>{text('account.personal.confirmEmailNext')}</p>
      {customer === null ? null : <p>{text('account.personal.emailNow', { email: customer.emailAddress })}</p>}
      <ActionResult result={result} />
      <FormButton method="post" size="l" wide busy={confirming.isPending} busyText={text('account.busy')} onPress={confirm}>
        {text('account.personal.confirmEmail')}
      </FormButton>
      <LinkButton variant="secondary" size="l" wide href={information}>
        {text('account.personal.keepOldEmail')}
      </LinkButton>
    </AccountTask>
  )
}
