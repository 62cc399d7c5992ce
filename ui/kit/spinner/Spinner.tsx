import { classes } from '../classes.ts'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** Text for screen readers; without it the spinner is decorative. */
  readonly label?: string | undefined
  readonly size?: 's' | 'm' | undefined
  readonly className?: string | undefined
}

export const Spinner = ({ label, size = 's', className }: SpinnerProps) => {
  const look = classes(styles.spinner, styles[size], className)
  return label ? (
    <output className={look}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  ) : (
    <span className={look} aria-hidden />
  )
}
