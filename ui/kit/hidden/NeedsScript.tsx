import type { ReactNode } from 'react'
import styles from './NeedsScript.module.css'

export interface NeedsScriptProps {
  /** Whether it works by now. */
  readonly ready: boolean
  readonly children: ReactNode
}

/**
 * What works only with JavaScript. It keeps its place until it is ready: what came later would move all below it from under a press. Where scripts are
 * off it takes no place.
 */
export const NeedsScript = ({ ready, children }: NeedsScriptProps) => (
  <div className={styles.place} data-waits={ready ? undefined : ''}>
    {children}
  </div>
)
