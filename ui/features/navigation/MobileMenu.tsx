import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Heart from 'lucide-react/icons/heart'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import User from 'lucide-react/icons/user'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import { navigationQuery, useConfig, useShop, PageLink, phoneAddress, whatsappAddress } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Panel, PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { currentItem } from './currentItem.ts'
import { LanguageSwitch } from '../language/index.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { SearchForm } from '../search/index.ts'
import { withoutPanel } from '../../framework/router/withoutPanel.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import styles from './MobileMenu.module.css'

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 } as const

/** Links to account and contact: below the top level of the menu. */
const Ways = () => {
  const { session } = useShop()
  const { text } = useMessages()
  const { isAuthenticated } = useStore(session)
  const { phoneNumber, whatsappNumber } = useConfig().support
  return (
    <ul className={styles.actions}>
      <li>
        <PageLink className={styles.link} to={isAuthenticated ? 'account.overview' : 'account.login'}>
          <User {...icon} />
          {text(isAuthenticated ? 'shell.account' : 'shell.login')}
        </PageLink>
      </li>
      <li>
        <PageLink className={styles.link} to="wishlist">
          <Heart {...icon} />
          {text('shell.wishlist')}
        </PageLink>
      </li>
      <li>
        <PageLink className={styles.link} to="contact">
          <Mail {...icon} />
          {text('shell.contact')}
        </PageLink>
      </li>
      {phoneNumber === '' ? null : (
        <li>
          <a className={styles.link} href={phoneAddress(phoneNumber)}>
            <Phone {...icon} />
            {text('shell.call', { phone: phoneNumber })}
          </a>
        </li>
      )}
      {whatsappNumber === '' ? null : (
        <li>
          <a className={styles.link} href={whatsappAddress(whatsappNumber)}>
            <MessageCircle {...icon} />
            {text('shell.whatsapp')}
          </a>
        </li>
      )}
    </ul>
  )
}

/** The menu on small screens: one level at a time, with a back button (NAV-02); the focus follows (PNL-06). */
export const MobileMenu = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const { closing } = useStore(panels)
  const { current } = useShopLocation()
  const { mobile } = useConfig().menus.navigation
  const [trail, setTrail] = useState<readonly NavigationItem[]>([])
  const here = trail.at(-1)
  const currentId = currentItem(mobile, current.href)?.id ?? null
  // The configuration has the first levels; deeper ones are requested when the shopper opens them. Items with children have an arrow (NAV-02), so
  // children are requested with theirs.
  const deeper = useQuery({
    ...navigationQuery(shop, { parentId: here?.id ?? '', currentId, expand: true }),
    enabled: here !== undefined,
  })
  const items = here === undefined ? mobile : deeper.data !== undefined && deeper.data.length > 0 ? deeper.data : here.children

  const back = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  /** The entry whose level was left; null after one was entered, and before any. */
  const left = useRef<string | null>(null)
  const go = (to: readonly NavigationItem[], from: string | null): void => {
    left.current = from
    setTrail(to)
  }
  // A hidden menu keeps its state: it opens at its first level again.
  useEffect(
    () => () => {
      left.current = null
      setTrail([])
    },
    [],
  )
  const depth = trail.length
  useEffect(() => {
    // The first level opens with the panel, which has set the focus already.
    if (depth === 0 && left.current === null) return
    const entry = left.current === null ? null : list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(left.current)}"]`)
    const next = entry ?? back.current
    next?.focus()
  }, [depth])

  return (
    <Panel
      side="left"
      title={here?.title ?? text('shell.menu')}
      closeLabel={text('shell.closeMenu')}
      state={closing === 'mobileNavigationPanel' ? 'closing' : 'open'}
      closeHref={withoutPanel(current.href)}
      onClose={panels.close}
    >
      {here === undefined ? (
        <SearchForm />
      ) : (
        <button ref={back} type="button" className={styles.back} onClick={() => go(trail.slice(0, -1), here.id)}>
          <ChevronLeft aria-hidden="true" size={18} />
          {text('shell.back')}
        </button>
      )}
      <ul ref={list} className={styles.items}>
        {here === undefined ? null : (
          <li>
            <a className={styles.item} href={here.url} aria-current={here.id === currentId ? 'page' : undefined}>
              {text('shell.viewAll')}
            </a>
          </li>
        )}
        {items.map((item) => {
          const name = (
            <>
              {item.picture === undefined ? null : (
                <PictureFrame className={styles.thumb} source={item.picture} alt="" sizes="3rem" widest={375} ratio={1} />
              )}
              <span className={styles.name}>{item.title}</span>
            </>
          )
          return (
            <li key={item.id}>
              {item.children.length > 0 ? (
                <button type="button" className={styles.item} data-entry={item.id} onClick={() => go([...trail, item], null)}>
                  {name}
                  <ChevronRight aria-hidden="true" size={18} />
                </button>
              ) : (
                <a className={styles.item} href={item.url} aria-current={item.id === currentId ? 'page' : undefined}>
                  {name}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {here === undefined ? (
        <>
          <Ways />
          <LanguageSwitch />
        </>
      ) : null}
    </Panel>
  )
}
