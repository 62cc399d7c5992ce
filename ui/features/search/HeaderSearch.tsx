import SearchIcon from 'lucide-react/icons/search'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes, VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { PageLink } from '../shop/index.ts'
import { searchPanel } from './searchPanel.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { urlOf } from '../../framework/router/urlOf.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { SearchForm } from './SearchForm.tsx'
import { headerStyles } from '../header-parts/index.ts'
import styles from './HeaderSearch.module.css'

/**
 * Opens the search: a field from 1024 px, an icon below. Ctrl K or ⌘ K opens it too (SRC-01): a single-character shortcut would interfere with
 * speech input. Before hydration and without JavaScript: form and link.
 */
export const HeaderSearch = () => {
  const panels = usePanels()
  const { text } = useMessages()
  const { current } = useShopLocation()
  // On the page of the results the field keeps what was searched for.
  const searched = current.routeId === 'search' ? (urlOf(current.href).searchParams.get('q') ?? '') : ''
  const field = useRef<HTMLDivElement>(null)
  const [listening, setListening] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  /** This field receives letters that are typed before the panel opens; it is visually hidden on narrow screens. */
  const open = useEffectEvent((): void => {
    cameFrom.current = document.activeElement
    flushSync(() => setListening(true))
    field.current?.querySelector('input')?.focus()
    panels.open('search')
  })
  /** The panel has the letters. The focus is again where it was, so that the panel gives it back there. */
  const giveBack = (): void => {
    const before = cameFrom.current
    cameFrom.current = null
    if (before === document.body) field.current?.querySelector('input')?.blur()
    else if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  // At hydration, not after the next paint, because keys in between would be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog:modal') !== null) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <div
        ref={field}
        className={classes(styles.field, listening && styles.focused)}
        onPointerEnter={searchPanel.preload}
        onBlur={() => setListening(false)}
      >
        <SearchForm
          key={searched}
          defaultValue={searched || undefined}
          onReset={giveBack}
          onPointerDown={(event) => {
            event.preventDefault()
            event.currentTarget.focus()
            panels.open('search')
          }}
          onChange={() => panels.open('search')}
          onFocus={searchPanel.preload}
        />
      </div>
      <div className={styles.icon}>
        <PageLink
          to="search"
          className={headerStyles.tool}
          aria-haspopup="dialog"
          onPointerEnter={searchPanel.preload}
          onClick={(event) => {
            event.preventDefault()
            panels.open('search')
          }}
        >
          <SearchIcon aria-hidden="true" size={22} strokeWidth={1.5} />
          <VisuallyHidden>{text('search.title')}</VisuallyHidden>
        </PageLink>
      </div>
    </>
  )
}
