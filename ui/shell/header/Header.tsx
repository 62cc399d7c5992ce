import Menu from 'lucide-react/icons/menu'
import { memo } from 'react'
import { useConfig } from '../../bindings/useConfig.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { menuPanel } from './menuPanel.ts'
import { PanelButton } from '../panels/PanelButton.tsx'
import { AccountLink } from './AccountLink.tsx'
import { CartButton } from './CartButton.tsx'
import styles from './Header.module.css'
import parts from './headerParts.module.css'
import { HeaderSearch } from './HeaderSearch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MainMenu } from './MainMenu.tsx'
import { WishlistLink } from './WishlistLink.tsx'
import { Wordmark } from './Wordmark.tsx'

/** Name, main menu, language, account and cart. */
export const Header = memo(() => {
  const { text } = useMessages()
  const config = useConfig()
  return (
    <header>
      <div className={parts.bar}>
        <div className={styles.menuButton}>
          <PanelButton panel="mobileNavigationPanel" className={parts.tool} onPointerEnter={menuPanel.preload} onFocus={menuPanel.preload}>
            <Menu aria-hidden="true" size={22} strokeWidth={1.5} />
            <VisuallyHidden>{text('shell.menu')}</VisuallyHidden>
          </PanelButton>
        </div>
        <Wordmark />
        <MainMenu items={config.menus.navigation.desktop} />
        <div className={parts.tools}>
          <div className={styles.languages}>
            <LanguageSwitch />
          </div>
          <HeaderSearch />
          <AccountLink />
          <WishlistLink />
          <CartButton />
        </div>
      </div>
    </header>
  )
})
