import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './AccountTask.module.css'

export interface AccountTaskProps {
  readonly title: string
  /** Takes the focus when it appears, because the pressed element was removed. */
  readonly arrives?: boolean
  /** Links to what a shopper may want instead, below a line. */
  readonly links?: ReactNode
  readonly children: ReactNode
}

/** A page for a single task: log in, register, set a new password. */
export const AccountTask = ({ title, arrives = false, links, children }: AccountTaskProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrives) heading.current?.focus()
  }, [arrives])
  return (
    <div className={styles.task}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
      {links === undefined ? null : <div className={styles.links}>{links}</div>}
    </div>
  )
}
