import { createContext } from 'react'
import type { ReactNode } from 'react'
import styles from './ToastRegion.module.css'

/** The region as it stands inside a modal panel; everything outside such a panel is inert and would not be heard. */
export const ToastSlot = createContext<ReactNode>(null)

export interface ToastScopeProps {
  /** The shop's toasts: a component that renders a ToastRegion from its store. */
  readonly region: ReactNode
  readonly children: ReactNode
}

/** Shows the toasts on the page, and inside a modal panel while one is open. */
export const ToastScope = ({ region, children }: ToastScopeProps) => (
  <ToastSlot value={region}>
    {children}
    <div className={styles.onPage}>{region}</div>
  </ToastSlot>
)
