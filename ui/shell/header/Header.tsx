import Menu from 'lucide-react/icons/menu'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import User from 'lucide-react/icons/user'
import { useConfig } from '../../bindings/useConfig.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { PageLink } from '../PageLink.tsx'
import { useShopLocation } from '../location/LocationContext.ts'
import { preloadCartPanel } from '../panels/cartPanel.ts'
import { PanelButton } from '../panels/PanelButton.tsx'
import styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MainMenu } from './MainMenu.tsx'
import { Wordmark } from './Wordmark.tsx'

/** Name, main menu, language, account and cart. */
export const Header = () => {
  const shop = useShop()
  const { text } = useText()
  const { current } = useShopLocation()
  const config = useConfig()
  const { isAuthenticated } = useStore(shop.session)
  const { totals } = useStore(shop.cart)
  const count = totals.productsQuantity
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.menuButton}>
          <PanelButton panel="mobileNavigationPanel" className={styles.tool}>
            <Menu aria-hidden="true" size={22} strokeWidth={1.5} />
            <VisuallyHidden>{text('shell.menu')}</VisuallyHidden>
          </PanelButton>
        </div>
        <Wordmark name={config.name} />
        <MainMenu items={config.menus.navigation.desktop} path={current.href} />
        <div className={styles.tools}>
          <div className={styles.languages}>
            <LanguageSwitch />
          </div>
          <PageLink className={styles.tool} to={isAuthenticated ? 'account.overview' : 'account.login'}>
            <User aria-hidden="true" size={22} strokeWidth={1.5} />
            <VisuallyHidden>{text(isAuthenticated ? 'shell.account' : 'shell.login')}</VisuallyHidden>
          </PageLink>
          <PanelButton panel="cart" className={styles.tool} onPointerEnter={() => preloadCartPanel()} onFocus={() => preloadCartPanel()}>
            <ShoppingBag aria-hidden="true" size={22} strokeWidth={1.5} />
            <VisuallyHidden>{text('shell.cartCount', { count })}</VisuallyHidden>
            {count > 0 ? (
              <span className={styles.count} aria-hidden="true" data-testid="cart-count">
                {count}
              </span>
            ) : null}
          </PanelButton>
        </div>
      </div>
    </header>
  )
}
