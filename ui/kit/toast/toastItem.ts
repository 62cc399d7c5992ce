import type { ReactNode } from 'react'

export type Tone = 'success' | 'error' | 'info' | 'warning'

export interface ToastItem {
  readonly id: string
  readonly tone: Tone
  readonly title: string
  readonly message?: ReactNode
  /** Without a timeout: shown until it is closed. */
  readonly persistent?: boolean | undefined
}

export interface ToastProps extends Omit<ToastItem, 'id'> {
  readonly closeLabel: string
  readonly onDismiss: () => void
  readonly paused?: boolean | undefined
}
