import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import styles from './ToastRegion.module.css'

/** The shop's toasts, rendered on the page and inside each modal panel; everything outside such a panel is inert and would not be heard. */
export const ToastSlot = createContext<ReactNode>(null)

/**
 * The toasts of the page, while no panel is open. On phones they take room in the flow: put what stays above the page round it,
 * and the page makes way, so that they cover nothing.
 */
export const PageToasts = () => <div className={styles.onPage}>{use(ToastSlot)}</div>
