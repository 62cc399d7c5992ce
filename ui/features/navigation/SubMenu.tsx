import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import { navigationQuery, useConfig, useShop } from '../shop/index.ts'
import { PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { currentItem } from './currentItem.ts'
import styles from './SubMenu.module.css'

interface LevelProps {
  readonly item: NavigationItem
  readonly currentId: string | null
}

/** The children of a menu item: those of the configuration, until the backend has sent all (NAV-01). */
const useBelow = ({ item, currentId }: LevelProps): readonly NavigationItem[] => {
  const { expandItems } = useConfig().menus
  const { data } = useQuery(navigationQuery(useShop(), { parentId: item.id, currentId, expand: expandItems }))
  if (data === undefined || data.length === 0) return item.children
  // A response without deeper levels does not take away those that are known.
  return data.map((child) =>
    child.children.length > 0 ? child : { ...child, children: item.children.find(({ id }) => id === child.id)?.children ?? [] },
  )
}

const Entry = ({ item, currentId, className }: LevelProps & { readonly className: string | undefined }) => (
  <a className={className} href={item.url} aria-current={item.id === currentId ? 'page' : undefined}>
    {item.title}
  </a>
)

/** One entry; under pointer or focus its children are requested and shown beside it, or below it if the settings show all levels. */
const Branch = ({
  item,
  currentId,
  near,
  expanded,
  onNear,
}: LevelProps & { readonly near: boolean; readonly expanded: boolean; readonly onNear: () => void }) => {
  const { text } = useMessages()
  const deeperId = useId()
  const shop = useShop()
  const requested = useQuery({ ...navigationQuery(shop, { parentId: item.id, currentId, expand: expanded }), enabled: near && !expanded })
  const deeper = requested.data !== undefined && requested.data.length > 0 ? requested.data : item.children
  const shows = deeper.length > 0 && (near || expanded)
  return (
    <li className={styles.branch} data-expanded={expanded} onPointerEnter={onNear} onFocus={onNear}>
      <a
        className={styles.entry}
        href={item.url}
        aria-current={item.id === currentId ? 'page' : undefined}
        {...(deeper.length > 0 ? { 'aria-expanded': shows, 'aria-controls': shows ? deeperId : undefined } : {})}
      >
        {item.title}
        {deeper.length > 0 && !expanded ? <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} /> : null}
      </a>
      {shows ? (
        <ul id={deeperId} className={styles.submenu} aria-label={text('shell.submenu', { title: item.title })}>
          {deeper.map((one) => (
            <li key={one.id}>
              <Entry item={one} currentId={currentId} className={expanded ? styles.expanded : styles.entry} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

const Wide = ({ item, currentId }: LevelProps) => {
  const { text } = useMessages()
  const { expandItems } = useConfig().menus
  const below = useBelow({ item, currentId })
  const [nearId, setNearId] = useState<string | null>(null)
  const near = below.find(({ id }) => id === nearId)
  // The entry under the pointer has one of them; what is below that opens in the place of the first.
  const pictured = [item, ...below].filter(({ picture }) => picture !== undefined)
  const shown = pictured.slice(0, 3)
  if (near?.picture !== undefined && !shown.includes(near)) shown.splice(-1, 1, near)
  return (
    <div className={styles.page}>
      <div className={styles.list} data-deep={near !== undefined && near.children.length > 0}>
        <ul>
          {below.map((child) => (
            <Branch
              key={child.id}
              item={child}
              currentId={currentId}
              near={child.id === nearId}
              expanded={expandItems}
              onNear={() => setNearId(child.id)}
            />
          ))}
        </ul>
        <a className={styles.all} href={item.url} onFocus={() => setNearId(null)}>
          {text('shell.viewAll')}
          <ArrowRight aria-hidden="true" size={18} strokeWidth={1.5} />
        </a>
      </div>
      <div className={styles.pictures}>
        {shown.map(({ id, title, url, picture }) => (
          <a key={id} className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
            <PictureFrame source={picture} alt="" sizes="22rem" ratio={4 / 5} eager />
            <span className={styles.caption}>{title}</span>
          </a>
        ))}
      </div>
    </div>
  )
}

/** Above business pages: narrow, with so many items in a column; columns that do not fit beside each other go on below (NAV-03). */
const Narrow = ({ item, currentId }: LevelProps) => {
  const { text } = useMessages()
  const { maximumWidth, itemsPerColumn } = useConfig().businessMenu
  const below = useBelow({ item, currentId })
  const columns = Array.from({ length: Math.ceil(below.length / itemsPerColumn) }, (_, index) =>
    below.slice(index * itemsPerColumn, (index + 1) * itemsPerColumn),
  )
  return (
    <div className={styles.narrow} style={{ maxInlineSize: maximumWidth }}>
      <div className={styles.columns}>
        {columns.map((column) => (
          <ul key={column[0]?.id}>
            {column.map((child) => (
              <li key={child.id}>
                <Entry item={child} currentId={currentId} className={styles.entry} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <a className={styles.all} href={item.url}>
        {text('shell.viewAll')}
        <ArrowRight aria-hidden="true" size={18} strokeWidth={1.5} />
      </a>
    </div>
  )
}

/** The children of a main menu item. Escape closes them wherever the focus is, while the pointer may stay (WCAG 1.4.13). */
export const SubMenu = ({ item, onClose }: { readonly item: NavigationItem; readonly onClose: () => void }) => {
  const { current } = useShopLocation()
  const { navigation } = useConfig().menus
  const panel = useRef<HTMLDivElement>(null)
  const currentId = currentItem(navigation.desktop, current.href)?.id ?? null
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (panel.current?.contains(document.activeElement) === true) panel.current.parentElement?.querySelector('button')?.focus()
    onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [])
  const business = current.layout === 'business'
  const Level = business ? Narrow : Wide
  return (
    <div ref={panel} className={business ? styles.small : styles.panel} data-submenu={item.id}>
      <Level item={item} currentId={currentId} />
    </div>
  )
}
