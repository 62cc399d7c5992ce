import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Announcement } from '../hidden/VisuallyHidden.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined
  readonly size?: 's' | 'm' | 'l' | undefined
  /** Takes the full width of its container. */
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
  readonly iconAfter?: ReactNode
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps width and focus, shows a spinner and ignores clicks. */
  readonly busy?: boolean | undefined
  /** Announced politely to screen readers while busy. */
  readonly busyText?: string | undefined
}

export const buttonClass = ({ variant = 'primary', size = 'm', wide }: ButtonLook, className?: string) =>
  classes(styles.button, styles[variant], styles[size], wide && styles.wide, className)

export const Button = ({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  onMouseDown,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  // A press would blur the field before it, which would then be validated and show or hide its error: nothing may move under a pointer that is
  // still down. The form validates all fields after the press.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (type === 'submit') event.preventDefault()
    onMouseDown?.(event)
  }
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant, size, wide }, className)}
        aria-disabled={busy || rest['aria-disabled']}
        aria-busy={busy || undefined}
        onMouseDown={press}
        onClick={click}
      >
        <span className={styles.label}>
          {icon}
          {children}
          {iconAfter}
        </span>
        {busy ? <Spinner className={styles.spinner} /> : null}
      </button>
      {busyText ? <Announcement>{busy ? busyText : ''}</Announcement> : null}
    </>
  )
}
