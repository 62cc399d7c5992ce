import { useState } from 'react'
import { useShop, pathTo } from '../shop/index.ts'
import { LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import { AccountTask, FormButton, logoutField } from '../account-frame/index.ts'

/** Says what is the matter with the login, and the two ways on: the shop's people, or another login. */
export const NoCustomerPage = () => {
  const { locale, session } = useShop()
  const { text } = useMessages()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    await session.logout()
    await navigate(pathTo(locale, 'account.login'))
  }
  return (
    <AccountTask title={text('account.noCustomerTitle')}>
      <p>{text('account.noCustomerText')}</p>
      <LinkButton size="l" wide href={pathTo(locale, 'contact')}>
        {text('account.contact')}
      </LinkButton>
      <FormButton
        method="post"
        action={pathTo(locale, 'account.login')}
        field={logoutField}
        size="l"
        wide
        variant="secondary"
        busy={busy}
        onPress={() => void leave()}
      >
        {text('account.logout')}
      </FormButton>
    </AccountTask>
  )
}
