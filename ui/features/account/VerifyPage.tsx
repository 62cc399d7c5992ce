import { postedResult, usePostedForm } from '../forms/index.ts'
import { useCustomerMutation, useShop, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Disclosure, Link, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountTask, EmailBanner } from '../account-frame/index.ts'
import { MailedCode } from './MailedCode.tsx'
import { useMailedToken } from './useMailedToken.ts'

/** Where the link leads that verifies the e-mail address of a new account. Nothing happens before the press. */
export const VerifyPage = () => {
  const { locale, session } = useShop()
  const { text, t } = useMessages()
  const actionData = usePostedForm<unknown>()
  const { session: customer } = useStore(session)
  const token = useMailedToken()
  const confirming = useCustomerMutation((actions, given: string) => actions.confirmVerification(given))
  const result = confirming.data ?? postedResult(actionData)
  const code = <MailedCode token={token} label={text('account.mailed.verify')} busy={confirming.isPending} onSubmit={confirming.mutate} />
  const to = customer === null ? 'account.login' : 'account.overview'
  const onward = (
    <LinkButton size="l" href={pathTo(locale, to)}>
      {text(customer === null ? 'account.login' : 'account.menu')}
    </LinkButton>
  )
  if (result?.ok === true) {
    return (
      <AccountTask key="done" title={text('account.mailed.verifyTitle')} arrives>
        <Alert tone="success">{t(result.value, 'phrases.Success')}</Alert>
        {onward}
      </AccountTask>
    )
  }
  return (
    <AccountTask
      title={text('account.mailed.verifyTitle')}
      links={<Link href={pathTo(locale, 'home')}>{text('account.mailed.toShop')}</Link>}
    >
      {result === null ? null : <Alert tone="error">{t(result.failure)}</Alert>}
      {token !== null ? (
        <>
          <p>{text('account.mailed.verifyPress')}</p>
          {code}
        </>
      ) : customer?.emailVerified === true ? (
        <>
          <p>{text('account.mailed.verifiedText')}</p>
          {onward}
        </>
      ) : (
        <>
          {customer === null ? <p>{text('account.mailed.verifyText')}</p> : <EmailBanner customer={customer} />}
          <Disclosure summary={text('account.mailed.haveCode')}>{code}</Disclosure>
        </>
      )}
    </AccountTask>
  )
}
