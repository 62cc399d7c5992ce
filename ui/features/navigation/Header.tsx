import Menu from 'lucide-react/icons/menu'
import { memo } from 'react'
import { useConfig } from '../shop/index.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { menuPanel } from './menuPanel.ts'
import { PanelButton } from '../../framework/panels/PanelButton.tsx'
import { AccountLink } from '../account/index.ts'
import { CartButton } from '../cart/index.ts'
import styles from './Header.module.css'
import { HeaderSearch } from '../search/index.ts'
import { LanguageSwitch } from '../language/index.ts'
import { MainMenu } from './MainMenu.tsx'
import { WishlistLink } from '../wishlist/index.ts'
import { Wordmark, headerStyles } from '../header-parts/index.ts'

/** Name, main menu, language, account and cart. */
export const Header = memo(() => {
  const { text } = useMessages()
  const config = useConfig()
  return (
    <header>
      <div className={headerStyles.bar}>
        <div className={styles.menuButton}>
          <PanelButton
            panel="mobileNavigationPanel"
            className={headerStyles.tool}
            onPointerEnter={menuPanel.preload}
            onFocus={menuPanel.preload}
          >
            <Menu aria-hidden="true" size={22} strokeWidth={1.5} />
            <VisuallyHidden>{text('shell.menu')}</VisuallyHidden>
          </PanelButton>
        </div>
        <Wordmark />
        <MainMenu items={config.menus.navigation.desktop} />
        <div className={headerStyles.tools}>
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
