import { classes } from '../classes.ts'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration. */
  readonly label?: string | undefined
  readonly size?: 's' | 'm' | undefined
  readonly className?: string | undefined
}

export const Spinner = ({ label, size = 's', className }: SpinnerProps) => (
  <span className={classes(styles.spinner, styles[size], className)} role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
  </span>
)
