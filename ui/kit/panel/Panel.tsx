import { use, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { classes } from '../classes.ts'
import { ToastSlot } from '../toast/ToastScope.tsx'
import styles from './Panel.module.css'

export interface PanelProps {
  /** 'closing' plays the 100 ms way out (PNL-02); unmount it after that. */
  readonly state: 'open' | 'closing'
  readonly side?: 'right' | 'left' | 'bottom' | 'full' | 'centre' | undefined
  readonly title: ReactNode
  readonly closeLabel: string
  /** Escape, the underlay or the close button (PNL-03). */
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stays in view below the content. */
  readonly footer?: ReactNode
  /** Beside the title, such as a count. */
  readonly note?: ReactNode
  /** Where the close button leads without a script. */
  readonly closeHref?: string | undefined
  /** 'narrow' is 440 px. */
  readonly width?: 'narrow' | 'wide' | undefined
  readonly className?: string | undefined
}

// The server has no layout; React would only skip the effect there.
const useDomEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A native dialog: the browser traps the focus, makes the rest inert and gives the focus back to the opener (PNL-06).
 * The server sends it open, so that it can be read before and without a script.
 */
export const Panel = ({
  state, side = 'right', title, closeLabel, onClose, children, footer, note, closeHref, width = 'narrow', className,
}: PanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef(false)
  const titleId = useId()
  const toasts = use(ToastSlot)

  useDomEffect(() => {
    const element = dialog.current
    element?.removeAttribute('open')
    element?.showModal()
    return () => element?.close()
  }, [])

  const onUnderlay = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const box = dialog.current?.getBoundingClientRect()
    if (!box || target !== dialog.current) return false
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
  }
  const closeProps = { className: styles.close, 'aria-label': closeLabel, children: <X aria-hidden /> }

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      className={classes(styles.panel, styles[side], styles[width], className)}
      data-state={state}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Browsers close a dialog on a second Escape whatever the page says.
      onClose={(event) => {
        if (event.target === event.currentTarget && event.currentTarget.isConnected && !event.currentTarget.open) onClose()
      }}
      onMouseDown={(event) => {
        pressed.current = onUnderlay(event)
      }}
      onClick={(event) => {
        if (pressed.current && onUnderlay(event)) onClose()
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note ? <span className={styles.note}>{note}</span> : null}
        {closeHref ? (
          <a
            {...closeProps}
            href={closeHref}
            onClick={(event) => {
              event.preventDefault()
              onClose()
            }}
          />
        ) : (
          <button {...closeProps} type="button" onClick={onClose} />
        )}
      </header>
      <div className={styles.content}>{children}</div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      {toasts}
    </dialog>
  )
}
