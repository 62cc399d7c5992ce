import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './AccountTask.module.css'

export interface AccountTaskProps {
  readonly title: string
  /** Takes the focus when it appears, because what the shopper pressed is gone. */
  readonly arrives?: boolean
  readonly children: ReactNode
}

/** One thing to do on a page of its own: log in, register, a new password. */
export const AccountTask = ({ title, arrives = false, children }: AccountTaskProps) => {
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
    </div>
  )
}
