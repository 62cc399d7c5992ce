import { useState } from 'react'
import type { Message } from '@thuishaven/core/notifications'
import { useConfig } from '../../bindings/useConfig.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Alert, Link, LinkButton } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import { AccountTask } from './AccountTask.tsx'
import styles from './AccountTask.module.css'
import { RegisterForm } from './RegisterForm.tsx'

/** Registration (REG-01), or a word on why there is none (REG-02). */
export const RegisterPage = () => {
  const { locale } = useShop()
  const { text, say } = useText()
  const { registrationAllowed } = useConfig()
  const [made, setMade] = useState<Message | null>(null)
  const login = pathTo(locale, 'account.login')
  if (made !== null) {
    return (
      <AccountTask key="made" title={text('account.registeredTitle')} arrives>
        <Alert tone="success">{say(made, 'phrases.Success')}</Alert>
        <LinkButton size="l" href={login}>
          {text('account.login')}
        </LinkButton>
      </AccountTask>
    )
  }
  return (
    <AccountTask title={text('account.registerTitle')}>
      {registrationAllowed ? (
        <>
          <p>{text('account.registerText')}</p>
          <RegisterForm onMade={setMade} />
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
