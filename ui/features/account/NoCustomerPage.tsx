import { useState } from 'react'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useShop, pathTo } from '../shop/index.ts'
import { Button, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import { AccountTask } from '../account-frame/index.ts'

/** Says what is the matter with the login, and the two ways on: the shop's people, or another login. */
export const NoCustomerPage = () => {
  const { locale, session } = useShop()
  const { text } = useMessages()
  const [, navigate] = useLocation()
  const hydrated = useHydrated()
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
      <Button size="l" wide variant="secondary" disabled={!hydrated} busy={busy} onClick={() => void leave()}>
        {text('account.logout')}
      </Button>
    </AccountTask>
  )
}
