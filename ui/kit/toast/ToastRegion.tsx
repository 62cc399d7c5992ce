import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'
import type { ToastItem, ToastProps } from './toastItem.ts'
import styles from './ToastRegion.module.css'

/** A plain toast for when the file of the toast fails to load, so that its message is not lost. */
const PlainToast = ({ title, message, closeLabel, onDismiss }: ToastProps) => (
  <div className={styles.toast}>
    <div className={styles.text}>
      <p className={styles.title}>{title}</p>
      {message ? <p className={styles.message}>{message}</p> : null}
    </div>
    <button type="button" className={styles.close} aria-label={closeLabel} onClick={onDismiss}>
      ×
    </button>
  </div>
)

/** Not part of a first view: it loads when the browser is idle, or with the first toast. */
const { Part: Toast, preload: preloadToast } = lazyPart(() =>
  import('./Toast.tsx').then(
    (file) => file.Toast,
    () => PlainToast,
  ),
)

export { preloadToast }

export interface ToastRegionProps {
  /** Name of the region, such as 'Meldingen'. */
  readonly label: string
  readonly toasts: readonly ToastItem[]
  readonly closeLabel: string
  readonly onDismiss: (id: string) => void
  /** Called when the pointer or the focus enters; all timers pause (NTF-03). */
  readonly onPause?: (() => void) | undefined
  readonly onResume?: (() => void) | undefined
}

/** The stack of toasts. It is always in the page, because a live region that is inserted with its text is not announced. */
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
  // Removing a focused toast loses the focus without an event.
  useEffect(() => leaveWhenAlone())
  // A closing panel removes its region under the pointer or the focus, and the page's region continues the timers.
  useEffect(() => onResume, [onResume])
  return (
    <section aria-label={label} className={styles.region} data-toasts data-open={open || undefined}>
      <div
        ref={stack}
        onPointerEnter={enter}
        onPointerLeave={() => {
          if (!stack.current?.contains(document.activeElement)) leave()
        }}
        onFocus={enter}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget) && !event.currentTarget.matches(':hover')) leave()
        }}
      >
        <ol className={styles.stack} aria-live="polite" aria-relevant="additions">
          {toasts.map(({ id, tone, title, message, persistent }, index) => (
            <li key={id} className={styles.item} style={{ '--behind': toasts.length - 1 - index }}>
              <Suspense>
                <Toast
                  tone={tone}
                  title={title}
                  message={message}
                  persistent={persistent}
                  closeLabel={closeLabel}
                  paused={open}
                  onDismiss={() => onDismiss(id)}
                />
              </Suspense>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
