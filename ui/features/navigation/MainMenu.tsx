import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { subMenu } from './menuPanel.ts'
import styles from './MainMenu.module.css'

/** Ms before a pointer that passes opens a menu, and before one that slips off closes it. */
const [passes, slips] = [90, 260]

/**
 * The main menu from the shop's configuration (NAV-01). Deeper levels open under a resting pointer or by their button, and are not in the
 * document before. Their code loads when the pointer or the focus comes near.
 */
export const MainMenu = ({ items }: { readonly items: readonly NavigationItem[] }) => {
  const path = useShopLocation().current.href
  /** The page is this item's, or below it. */
  const isHere = ({ url }: NavigationItem): boolean => `${path.replace('?', '/')}/`.startsWith(`${url}/`)
  const { text } = useMessages()
  const [menu, setMenu] = useState(subMenu.loaded)
  const [wanted, setWanted] = useState<{ readonly id: string; readonly path: string } | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const preload = (): void => void subMenu.load().then(setMenu, () => undefined)
  const show = (id: string | null, after = 0): void => {
    if (id !== null) preload()
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => setWanted(id === null ? null : { id, path }), after)
  }
  // On another page nothing is open.
  const openId = menu !== null && wanted?.path === path ? wanted.id : null
  return (
    <nav className={styles.menu} aria-label={text('shell.mainMenu')}>
      <ul className={styles.items}>
        {items.map((item) => {
          const { id, title, url, children } = item
          const link = (
            <a className={styles.link} href={url} aria-current={isHere(item) || children.some(isHere) ? 'page' : undefined}>
              {title}
            </a>
          )
          if (children.length === 0) return <li key={id}>{link}</li>
          const open = openId === id
          return (
            <li
              key={id}
              className={styles.parent}
              onPointerEnter={(event) => event.pointerType === 'mouse' && show(id, passes)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && show(null, slips)}
              onFocus={preload}
              onBlur={(event) => {
                if (open && !event.currentTarget.contains(event.relatedTarget)) show(null)
              }}
            >
              {link}
              <button
                type="button"
                className={styles.more}
                aria-expanded={open}
                onClick={({ nativeEvent }) =>
                  // A mouse has opened it by hovering already, so its press must not close it.
                  show(open && (nativeEvent as PointerEvent).pointerType !== 'mouse' ? null : id)
                }
              >
                <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
                <VisuallyHidden>{text('shell.submenu', { title })}</VisuallyHidden>
              </button>
              {open && menu !== null ? <menu.SubMenu item={item} onClose={() => show(null)} /> : null}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
