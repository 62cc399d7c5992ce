import { useEffect, useState } from 'react'
import type { RegistrationForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import { useConfig } from '../../bindings/useConfig.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useStore } from '../../bindings/useStore.ts'
import { Alert, Link, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../shell/location/route.ts'
import { pathTo } from '../../shell/paths.ts'
import { useNotice } from '../../shop/registration/useNotice.ts'
import { AccountTask } from './AccountTask.tsx'
import styles from './AccountTask.module.css'
import { afterLogin, isInCheckout, withReturn } from './afterLogin.ts'
import { usePostedForm } from '../../shop/registration/postedForm.ts'
import { RegisterForm } from './RegisterForm.tsx'
import type { PostedRegistration } from './RegisterForm.tsx'

/** Registration (REG-01), or a word on why there is none (REG-02). */
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
  /** Whoever has just chosen a password need not type it again. Where that does not work, the login is the next step. */
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
      {registrationAllowed ? (
        <>
          <p>{text('account.registerText')}</p>
          <RegisterForm actionData={actionData} onMade={welcome} />
        </>
      ) : (
        <Alert tone="warning" announced={false}>
          {text('phrases.accountRegistrationNotAllowed')}
        </Alert>
      )}
      <div className={styles.ways}>
        <span>
          {text('account.haveAccount')} <Link href={login}>{text('account.login')}</Link>
        </span>
      </div>
    </AccountTask>
  )
}
