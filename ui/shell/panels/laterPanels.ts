import { makeLater } from '@thuishaven/core'
import type { Later } from '@thuishaven/core'
import { isProductPanel } from './makePanels.ts'
import type { PanelName } from './makePanels.ts'

/** A page that says what a panel says: of forms alone, or of the customer as well. */
type SpokenLike = 'checkout' | 'login'

let words = (_like: SpokenLike): Promise<void> => Promise.resolve()

/** In the browser the sentences of forms and panels come with the first panel; the server has all at hand. */
export const panelsSpeak = (load: (like: SpokenLike) => Promise<void>): void => {
  words = load
}

/** Code that travels at its first use, with what it has to say. */
export const laterWithWords = <Panels>(open: () => Promise<Panels>, like: SpokenLike = 'checkout'): Later<Panels> =>
  makeLater(async () => (await Promise.all([open(), words(like)]))[0])

export const contactWidget = makeLater(() => import('../contact/ContactWidget.tsx'))
export const consentPanel = makeLater(() => import('../../pages/consent/panel.ts'))

/** The program of a panel that an address can ask for, with the module that it is. */
export const programOf = (name: PanelName): { readonly panels: Later<unknown>; readonly source: string } => {
  if (isProductPanel(name)) return { panels: productPanels, source: 'ui/pages/product/panels/index.ts' }
  if (name === 'cookieWall') return { panels: consentPanel, source: 'ui/pages/consent/panel.ts' }
  return name === 'mobileNavigationPanel'
    ? { panels: menuPanel, source: 'ui/shell/panels/MobileMenu.tsx' }
    : { panels: cartPanels, source: 'ui/pages/cart/index.ts' }
}

export const cartPanels = laterWithWords(() => import('../../pages/cart/index.ts'))
export const menuPanel = laterWithWords(() => import('./MobileMenu.tsx'))
export const subMenu = makeLater(() => import('../header/SubMenu.tsx'))
/** What is said of languages once the page is quiet. */
export const languageOffer = makeLater(() => import('../layouts/LanguageOffer.tsx'))
/** Hearts on products and their count. */
export const wishes = laterWithWords(() => import('../../shop/wishlist/wishes.ts'))
/** All panels of a product travel together. */
export const productPanels = laterWithWords(() => import('../../pages/product/panels/index.ts'))
export const searchPanel = laterWithWords(() => import('../../pages/search/panel.ts'))
/** Who is signed in, and paying an order, travel together. */
export const customerPanels = laterWithWords(() => import('../../pages/account/panels.ts'), 'login')
