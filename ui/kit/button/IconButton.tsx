import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's accessible name; the icon has none. */
  readonly label: string
  readonly icon: ReactNode
  readonly framed?: boolean | undefined
}

export const IconButton = ({ label, icon, framed, className, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} aria-label={label} title={label} className={classes(styles.button, framed && styles.framed, className)}>
    {icon}
  </button>
)
