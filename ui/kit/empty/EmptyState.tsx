import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Heading } from '../heading/Heading.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly title: string
  /** One message. */
  readonly children?: ReactNode
  /** One next action: a LinkButton or Button. */
  readonly action?: ReactNode
  /** One of the drawings in this folder. */
  readonly drawing?: ReactNode
  readonly level?: 1 | 2 | 3 | undefined
  readonly size?: 'm' | 'l' | undefined
  /** Centred by default; 'start' begins where the page's title does. */
  readonly align?: 'start' | 'center' | undefined
  readonly className?: string | undefined
}

/** One drawing, one message, one next action. */
export const EmptyState = ({ title, children, action, drawing, level = 2, size = 'm', align = 'center', className }: EmptyStateProps) => (
  <div className={classes(styles.empty, align === 'start' && styles.start, className)}>
    {drawing ? <div className={styles.drawing}>{drawing}</div> : null}
    <Heading level={level} size={size}>
      {title}
    </Heading>
    {children ? <p className={styles.text}>{children}</p> : null}
    {action ? <div className={styles.action}>{action}</div> : null}
  </div>
)
