import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { classes } from '../classes.ts'
import styles from './ToastRegion.module.css'

export type Tone = 'success' | 'error' | 'info' | 'warning'

export const toneIcons: Readonly<Record<Tone, ComponentType<{ 'aria-hidden': true; className?: string | undefined }>>> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
}

export interface ToastItem {
  readonly id: string
  readonly tone: Tone
  readonly title: string
  readonly message?: ReactNode
}

export interface ToastProps extends Omit<ToastItem, 'id'> {
  readonly closeLabel: string
  readonly onDismiss: () => void
  readonly paused?: boolean | undefined
}

/** One message; its bar starts after 200 ms and ends with the toast at 4500 ms (NTF-02). */
export const Toast = ({ tone, title, message, closeLabel, onDismiss, paused = false }: ToastProps) => {
  const Icon = toneIcons[tone]
  return (
    <div className={classes(styles.toast, styles[tone], `is-${tone}`)} data-paused={paused || undefined}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {message ? <p className={styles.message}>{message}</p> : null}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onDismiss}>
        <X aria-hidden />
      </button>
      <span className={styles.bar} aria-hidden />
    </div>
  )
}

export interface ToastRegionProps {
  /** Name of the region, such as 'Meldingen'. */
  readonly label: string
  readonly toasts: readonly ToastItem[]
  readonly closeLabel: string
  readonly onDismiss: (id: string) => void
  /** A pointer or the focus is inside: all timers wait (NTF-03). */
  readonly onPause?: (() => void) | undefined
  readonly onResume?: (() => void) | undefined
}

/** The stack of toasts. It stands in the page from the start, because a live region that arrives with its text is not heard. */
export const ToastRegion = ({ label, toasts, closeLabel, onDismiss, onPause, onResume }: ToastRegionProps) => {
  const [open, setOpen] = useState(false)
  const enter = () => {
    if (open) return
    setOpen(true)
    onPause?.()
  }
  const leave = () => {
    if (!open) return
    setOpen(false)
    onResume?.()
  }
  const stack = useRef<HTMLDivElement>(null)
  const leaveWhenAlone = useEffectEvent(() => {
    if (!stack.current?.matches(':hover') && !stack.current?.contains(document.activeElement)) leave()
  })
  // A dismissed toast takes the focus with it, without an event that says so.
  useEffect(() => leaveWhenAlone())
  return (
    <section aria-label={label} className={styles.region} data-open={open || undefined}>
      <div
        ref={stack}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={enter}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave()
        }}
      >
        <ol className={styles.stack} aria-live="polite" aria-relevant="additions">
          {toasts.map(({ id, tone, title, message }, index) => (
            <li key={id} className={styles.item} style={{ '--behind': toasts.length - 1 - index }}>
              <Toast tone={tone} title={title} message={message} closeLabel={closeLabel} paused={open} onDismiss={() => onDismiss(id)} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
