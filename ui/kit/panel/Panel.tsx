import { use, useEffectEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import X from 'lucide-react/icons/x'
import { classes } from '../classes.ts'
import { ToastSlot } from '../toast/PageToasts.tsx'
import styles from './Panel.module.css'
import { useBackCloses } from './useBackCloses.ts'

export interface PanelProps {
  /** 'closing' plays the 100 ms exit animation (PNL-02); unmount the panel after that. */
  readonly state: 'open' | 'closing'
  readonly side?: 'right' | 'left' | 'bottom' | 'full' | 'centre' | undefined
  readonly title: ReactNode
  readonly closeLabel: string
  /** Escape, the underlay, the close button, or Back on a small screen (PNL-03). */
  readonly onClose: () => void
  readonly children: ReactNode
  /** Fixed below the content. */
  readonly footer?: ReactNode
  /** Beside the title, such as a count. */
  readonly note?: ReactNode
  /** Target of the close button without JavaScript. */
  readonly closeHref?: string | undefined
  /** 'narrow' is 440 px. */
  readonly width?: 'narrow' | 'wide' | undefined
  readonly className?: string | undefined
  /** Content without controls gets the focus itself, so that keys scroll it. */
  readonly isText?: boolean | undefined
  /** The panel opened without a press: the browser's Back then leaves the page. */
  readonly openedByAddress?: boolean | undefined
}

const never = (): (() => void) => () => undefined

/** Whether the server rendered this element; constant for the element's lifetime. */
const useIsServed = (): boolean => {
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [asItCame] = useState(served)
  return asItCame
}

/**
 * A native dialog: the browser traps the focus, makes the rest inert and returns the focus to the opener (PNL-06).
 * The server renders it open, so that it can be read before hydration and without JavaScript.
 */
export const Panel = ({
  state,
  side = 'right',
  title,
  closeLabel,
  onClose,
  children,
  footer,
  note,
  closeHref,
  width = 'narrow',
  className,
  isText = false,
  openedByAddress = false,
}: PanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const ended = useRef(false)
  const titleId = useId()
  const toasts = use(ToastSlot)
  // A dialog with the `open` attribute that is then shown as modal sometimes gets no Escape in Chromium, so only the server sets it.
  const served = useIsServed()

  const leave = useEffectEvent(onClose)
  useBackCloses(state === 'open' && !openedByAddress, onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const becomeModal = (): void => {
      if (ended.current) return
      element.close()
      element.showModal()
    }
    ended.current = false
    // Opened by nobody's press: the dialog itself has the focus, for a ring around its close button would be the first thing a visitor sees.
    element.autofocus = openedByAddress
    const opener = document.activeElement as HTMLElement
    // A modal dialog makes the rest of the page inert, for which a browser computes the style of every element: more work than all else in
    // opening it. So the frame after the press shows the panel, which is laid out without being open, and it becomes modal after that frame.
    // A field with `autofocus` has the focus within the press: letters may follow at once, and a phone opens its keyboard only then.
    const listening = new AbortController()
    if (element.open) becomeModal()
    else {
      element.querySelector<HTMLElement>('[autofocus]')?.focus()
      requestAnimationFrame(() => setTimeout(becomeModal))
      // Before it is modal, the browser does not close it on Escape.
      const escape = ({ key, defaultPrevented }: KeyboardEvent) => {
        if (key === 'Escape' && !element.open && !defaultPrevented) leave()
      }
      addEventListener('keydown', escape, listening)
    }

    // The underlay belongs to the dialog; a press that began inside, such as a text selection, does not close it.
    // A press that moves is a drag (ADR-06), and the second press of a double click belongs to what the first one opened.
    let pressed: MouseEvent | null = null
    const onUnderlay = ({ target, clientX, clientY }: MouseEvent): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return target === element && (clientX < left || clientX > right || clientY < top || clientY > bottom)
    }
    const press = (event: MouseEvent) => {
      pressed = event
    }
    const release = (event: MouseEvent) => {
      if (event.detail > 1 || !pressed || !onUnderlay(pressed) || !onUnderlay(event)) return
      if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < 4) leave()
    }
    element.addEventListener('mousedown', press, listening)
    element.addEventListener('click', release, listening)
    return () => {
      listening.abort()
      // A hidden panel gets a late close event, when another panel may be open.
      ended.current = true
      element.close()
      // The browser would return the focus to what had it when the panel became modal: its own field.
      opener.focus({ preventScroll: true })
    }
  }, [openedByAddress])

  const cross = <X aria-hidden />
  const close = {
    className: styles.close,
    'aria-label': closeLabel,
    onClick: (event: SyntheticEvent) => {
      event.preventDefault()
      onClose()
    },
  }

  return (
    <dialog
      ref={dialog}
      open={served}
      aria-labelledby={titleId}
      className={classes(styles.panel, styles[side], styles[width], className)}
      data-state={state}
      onCancel={(event) => {
        if (event.target === event.currentTarget) close.onClick(event)
      }}
      // Browsers close a dialog on a second Escape, even when the page prevents it.
      onClose={(event) => {
        if (!ended.current && event.target === event.currentTarget && event.currentTarget.isConnected && !event.currentTarget.open)
          onClose()
      }}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note ? <span className={styles.note}>{note}</span> : null}
        {closeHref ? (
          <a href={closeHref} {...close}>
            {cross}
          </a>
        ) : (
          <button type="button" {...close}>
            {cross}
          </button>
        )}
      </div>
      <div
        className={styles.content}
        tabIndex={isText ? 0 : undefined}
        role={isText ? 'group' : undefined}
        aria-labelledby={isText ? titleId : undefined}
      >
        {children}
      </div>
      {toasts}
      {/* A <footer> in a dialog would be a second footer landmark of the page. */}
      {footer ? (
        <footer role="none" className={styles.footer}>
          {footer}
        </footer>
      ) : null}
    </dialog>
  )
}
