import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ToastItem, ToastProps } from './toastItem.ts'
import styles from './ToastRegion.module.css'

/** Replaces a toast whose file failed to load, so that its message is not lost with the connection. */
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

const loadToast = () =>
  import('./Toast.tsx').then(
    ({ Toast }) => ({ default: Toast }),
    () => ({ default: PlainToast }),
  )

/** A first view has none: it travels when the browser has nothing to do, or with the first one. */
const Toast = lazy(loadToast)

export const preloadToast = (): void => void loadToast()

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

/** The stack of toasts. It is in the page from the start, because a live region that arrives with its text is not announced. */
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
  // A dismissed toast takes the focus with it, without an event.
  useEffect(() => leaveWhenAlone())
  // A panel that closes takes its region away under the pointer or the focus: the timers are those of the page then.
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
