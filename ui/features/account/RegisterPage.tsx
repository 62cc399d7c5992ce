import { useEffect, useState } from 'react'
import type { RegistrationForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import { useConfig, useShop, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Link, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { useNotice, usePostedForm } from '../forms/index.ts'
import { AccountTask } from '../account-frame/index.ts'
import { afterLogin, isInCheckout, withReturn } from './afterLogin.ts'
import { RegisterForm } from './RegisterForm.tsx'
import type { PostedRegistration } from './RegisterForm.tsx'

/** Registration (REG-01), or why there is none (REG-02). */
export const RegisterPage = ({ search }: PageProps) => {
  const shop = useShop()
  const { locale } = shop
  const { text, t } = useMessages()
  const { registrationAllowed } = useConfig()
  const { isAuthenticated } = useStore(shop.session)
  const actionData: PostedRegistration | null = usePostedForm()
  const [made, setMade] = useState<Message | null>(actionData?.isDone === true ? actionData.message : null)
  const requested = search.get('return')
  const { refused } = useNotice()
  useEffect(() => {
    if (!registrationAllowed) refused({ key: 'phrases.accountRegistrationNotAllowed' })
  }, [registrationAllowed, refused])
  const login = withReturn(pathTo(locale, 'account.login'), requested)
  /** A new password need not be typed again: it signs in. If that fails, the login is the next step. */
  const welcome = async (message: Message, { emailAddress: email, password }: RegistrationForm): Promise<void> => {
    await shop.session.login({ email, password })
    setMade(message)
  }
  if (made !== null) {
    return (
      <AccountTask key="made" title={text('account.registeredTitle')} arrives>
        <Alert tone="success">{t(made, 'phrases.Success')}</Alert>
        <LinkButton size="l" href={isAuthenticated ? afterLogin(locale, requested, isInCheckout(shop)) : login}>
          {text(isAuthenticated ? 'account.goOn' : 'account.login')}
        </LinkButton>
      </AccountTask>
    )
  }
  return (
    <AccountTask title={text('account.registerTitle')}>
      <p>
        {registrationAllowed ? text('account.registerText') : null} {text('account.haveAccount')}{' '}
        <Link href={login}>{text('account.login')}</Link>
      </p>
      {registrationAllowed ? (
        <RegisterForm actionData={actionData} onMade={welcome} />
      ) : (
        <Alert tone="warning" announced={false}>
          {text('phrases.accountRegistrationNotAllowed')}
        </Alert>
      )}
    </AccountTask>
  )
}
