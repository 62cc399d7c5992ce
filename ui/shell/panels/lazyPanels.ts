import { lazy } from '@thuishaven/core'
import type { Lazy } from '@thuishaven/core'
import { isProductPanel } from './createPanels.ts'
import type { PanelName } from './createPanels.ts'

/** A page that says what a panel says: of forms alone, or of the customer as well. */
type SpokenLike = 'checkout' | 'login'

let words = (_like: SpokenLike): Promise<void> => Promise.resolve()

/** In the browser the messages of forms and panels come with the first panel; the server has all at hand. */
export const panelsSpeak = (load: (like: SpokenLike) => Promise<void>): void => {
  words = load
}

/** Code that travels at its first use, with what it has to say. */
export const lazyWithMessages = <Panels>(open: () => Promise<Panels>, like: SpokenLike = 'checkout'): Lazy<Panels> =>
  lazy(async () => (await Promise.all([open(), words(like)]))[0])

export const contactWidget = lazy(() => import('../contact/ContactWidget.tsx'))
export const consentPanel = lazy(() => import('../../pages/consent/panel.ts'))

/** The program of a panel that an address can ask for, with the module that it is. */
export const programOf = (name: PanelName): { readonly panels: Lazy<unknown>; readonly source: string } => {
  if (isProductPanel(name)) return { panels: productPanels, source: 'ui/pages/product/panels/index.ts' }
  if (name === 'cookieWall') return { panels: consentPanel, source: 'ui/pages/consent/panel.ts' }
  return name === 'mobileNavigationPanel'
    ? { panels: menuPanel, source: 'ui/shell/panels/MobileMenu.tsx' }
    : { panels: cartPanels, source: 'ui/pages/cart/index.ts' }
}

export const cartPanels = lazyWithMessages(() => import('../../pages/cart/index.ts'))
export const menuPanel = lazyWithMessages(() => import('./MobileMenu.tsx'))
export const subMenu = lazy(() => import('../header/SubMenu.tsx'))
/** What is said of languages once the page is quiet. */
export const languageOffer = lazy(() => import('../layouts/LanguageOffer.tsx'))
/** Hearts on products and their count. */
export const wishlistButtons = lazyWithMessages(() => import('../../shop/wishlist/wishlistButtons.ts'))
/** All panels of a product travel together. */
export const productPanels = lazyWithMessages(() => import('../../pages/product/panels/index.ts'))
export const searchPanel = lazyWithMessages(() => import('../../pages/search/panel.ts'))
/** Who is signed in, and paying an order, travel together. */
export const customerPanels = lazyWithMessages(() => import('../../pages/account/panels.ts'), 'login')
