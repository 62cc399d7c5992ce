import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import styles from './ToastRegion.module.css'

/** The shop's toasts, rendered on the page and inside each modal panel; everything outside such a panel is inert and would not be announced. */
export const ToastSlot = createContext<ReactNode>(null)

/**
 * The toasts of the page while no panel is open. On phones they take space in the flow: wrap it in the sticky header, so that the page moves
 * down and nothing is covered.
 */
export const PageToasts = () => <div className={styles.onPage}>{use(ToastSlot)}</div>
