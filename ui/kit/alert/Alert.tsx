import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { classes } from '../classes.ts'
import { toneIcons } from '../toast/Toast.tsx'
import type { Tone } from '../toast/toastItem.ts'
import tones from '../tones.module.css'
import styles from './Alert.module.css'

export interface AlertProps {
  readonly tone?: Tone | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Replaces the icon of the tone; null for none. */
  readonly icon?: ReactNode
  readonly onDismiss?: (() => void) | undefined
  readonly dismissLabel?: string | undefined
  /** A button or link below the text, for the next action. */
  readonly action?: ReactNode
  /** False for an alert that is in the page from the first render. */
  readonly announced?: boolean | undefined
  readonly className?: string | undefined
}

/** A message in the page (NTF-04); errors interrupt a screen reader, others wait. */
export const Alert = ({
  tone = 'info',
  title,
  children,
  icon,
  onDismiss,
  dismissLabel,
  action,
  announced = true,
  className,
}: AlertProps) => {
  const Icon = toneIcons[tone]
  return (
    <div role={announced ? (tone === 'error' ? 'alert' : 'status') : undefined} className={classes(styles.alert, tones[tone], className)}>
      {icon === undefined ? <Icon aria-hidden className={styles.icon} /> : icon}
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.message}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {onDismiss ? (
        <button type="button" className={styles.close} aria-label={dismissLabel} onClick={onDismiss}>
          <X aria-hidden />
        </button>
      ) : null}
    </div>
  )
}
