import User from 'lucide-react/icons/user'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { PageLink } from '../PageLink.tsx'
import styles from './Header.module.css'

/** To the account, or to where one signs in. */
export const AccountLink = () => {
  const { session } = useShop()
  const { text } = useText()
  const { isAuthenticated } = useStore(session)
  return (
    <PageLink className={styles.tool} to={isAuthenticated ? 'account.overview' : 'account.login'}>
      <User aria-hidden="true" size={22} strokeWidth={1.5} />
      <VisuallyHidden>{text(isAuthenticated ? 'shell.account' : 'shell.login')}</VisuallyHidden>
    </PageLink>
  )
}
