import { useEffect, useRef } from 'react'
import { sortOptionsOf } from '@thuishaven/core/catalogue'
import type { Sort } from '@thuishaven/core/catalogue'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './SortMenu.module.css'

export interface SortMenuProps {
  readonly current: Sort
  /** The default sort. */
  readonly usual: Sort
  readonly addressOf: (sort: Sort) => string
}

/** The ways to sort (CAT-04): links behind a summary, which work without a script and from which no arrow key leads away. */
export const SortMenu = ({ current, usual, addressOf }: SortMenuProps) => {
  const { text, t } = useMessages()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event): void => {
      const menu = details.current
      if (menu === null || !menu.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menu.querySelector('summary')?.focus()
      } else if (menu.contains(event.target as Node)) return
      menu.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  const options = sortOptionsOf(usual)
  const chosen = options.find(({ value }) => value === current)
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.summary}>
        <span className={styles.label}>{text('catalogue.sort')}</span> <span>{chosen === undefined ? '' : t(chosen.label)}</span>
      </summary>
      <ul className={styles.options}>
        {options.map(({ value, label }) => (
          <li key={value}>
            <a
              className={styles.option}
              href={addressOf(value)}
              rel="nofollow"
              aria-current={value === current ? 'true' : undefined}
              onClick={() => {
                const menu = details.current
                if (menu === null) return
                menu.open = false
                menu.querySelector('summary')?.focus()
              }}
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
