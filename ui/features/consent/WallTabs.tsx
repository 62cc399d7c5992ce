import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { ConsentTab } from '@thuishaven/core/consent'
import styles from './Wall.module.css'

export interface WallTabsProps {
  readonly label: string
  readonly tabs: readonly { readonly tab: ConsentTab; readonly name: string; readonly anchor: string }[]
  readonly chosen: ConsentTab
  readonly hydrated: boolean
  readonly onChoose: (tab: ConsentTab) => void
}

/** Which tab a key leads to, counted from the present one; null for another key. */
const stepOf = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** The tabs of the wall: one stop of the Tab key, arrows move and choose. */
export const WallTabs = ({ label, tabs, chosen, hydrated, onChoose }: WallTabsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const to = stepOf(
      event.key,
      tabs.findIndex(({ tab }) => tab === chosen),
      tabs.length,
    )
    const next = to === null ? undefined : tabs[to]
    if (next === undefined) return
    event.preventDefault()
    onChoose(next.tab)
    list.current?.querySelector<HTMLElement>(`#${next.anchor}-tab`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map(({ tab, name, anchor }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${anchor}-tab`}
          aria-selected={tab === chosen}
          aria-controls={anchor}
          tabIndex={hydrated && tab !== chosen ? -1 : 0}
          className={styles.tab}
          onClick={() => onChoose(tab)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
