import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import { navigationQuery } from '../../bindings/queries.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { Panel } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { LanguageSwitch } from '../header/LanguageSwitch.tsx'
import { useShopLocation } from '../location/LocationContext.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { withoutPanel } from './addressedPanel.ts'
import { usePanels } from './PanelsContext.ts'
import styles from './MobileMenu.module.css'

/** The menu on small screens: one level at a time, with a way back (NAV-02). */
export const MobileMenu = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useText()
  const { closing } = useStore(panels)
  const { current } = useShopLocation()
  const config = useConfig()
  const [trail, setTrail] = useState<readonly NavigationItem[]>([])
  const here = trail.at(-1)
  // The configuration knows the first levels; what is deeper is asked for when the shopper gets there.
  const deeper = useQuery({ ...navigationQuery(shop, here?.id ?? ''), enabled: here !== undefined })
  const known = here?.children ?? config.menus.navigation.mobile
  const items =
    here === undefined ? known : [{ ...here, children: [] }, ...(deeper.data !== undefined && deeper.data.length > 0 ? deeper.data : known)]
  return (
    <Panel
      side="left"
      title={here?.title ?? text('shell.menu')}
      closeLabel={text('shell.closeMenu')}
      state={closing === 'mobileNavigationPanel' ? 'closing' : 'open'}
      closeHref={withoutPanel(current.href)}
      onClose={panels.close}
    >
      {here === undefined ? <SearchForm /> : null}
      {here === undefined ? null : (
        <button type="button" className={styles.back} onClick={() => setTrail(trail.slice(0, -1))}>
          <ChevronLeft aria-hidden="true" size={18} />
          {text('shell.back')}
        </button>
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            {item.children.length > 0 ? (
              <button type="button" className={styles.item} onClick={() => setTrail([...trail, item])}>
                {item.title}
                <ChevronRight aria-hidden="true" size={18} />
              </button>
            ) : (
              <a className={styles.item} href={item.url}>
                {item.title}
              </a>
            )}
          </li>
        ))}
      </ul>
      <LanguageSwitch />
    </Panel>
  )
}
