import User from 'lucide-react/icons/user'
import type { MouseEvent } from 'react'
import { useShop, PageLink } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { customerPanels } from './customerPanels.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { headerStyles } from '../header-parts/index.ts'

/** Opens the account panel of a signed-in customer (PNL-07); without JavaScript it links to the account. Guests get a link to the login. */
export const AccountLink = () => {
  const { session } = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const { isAuthenticated } = useStore(session)
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    panels.open('account')
  }
  return (
    <PageLink
      className={headerStyles.tool}
      to={isAuthenticated ? 'account.overview' : 'account.login'}
      {...(isAuthenticated
        ? { 'aria-haspopup': 'dialog' as const, onClick: open, onPointerEnter: customerPanels.preload, onFocus: customerPanels.preload }
        : {})}
    >
      <User aria-hidden="true" size={22} strokeWidth={1.5} />
      <VisuallyHidden>{text(isAuthenticated ? 'shell.account' : 'shell.login')}</VisuallyHidden>
    </PageLink>
  )
}
