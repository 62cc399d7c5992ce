import type { ComponentProps, ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import styles from './Chip.module.css'

export interface ChipProps extends ComponentProps<'a'> {
  /** Address of the list without this filter. */
  readonly href: string
  /** Prefix for screen readers, such as 'Verwijder filter'. */
  readonly removeLabel: string
  readonly children: ReactNode
}

/** An active filter that a click removes. */
export const Chip = ({ removeLabel, children, ...rest }: ChipProps) => (
  <a {...rest} className={styles.chip}>
    <VisuallyHidden>{removeLabel} </VisuallyHidden>
    {children}
    <X aria-hidden />
  </a>
)
