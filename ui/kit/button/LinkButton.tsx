import type { ComponentProps } from 'react'
import { buttonClass } from './Button.tsx'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  readonly href: string
}

/** A link that looks like a button, for the main next step. */
export const LinkButton = ({ variant, size, wide, icon, iconAfter, className, children, ...rest }: LinkButtonProps) => (
  <a {...rest} data-clear="" className={buttonClass({ variant, size, wide }, className)}>
    <span className={styles.label}>
      {icon}
      {children}
      {iconAfter}
    </span>
  </a>
)
