import { useRef } from 'react'
import type { ComponentType } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { classes } from '../classes.ts'
import { useFreePlace } from '../place/useFreePlace.ts'
import type { ToastProps, Tone } from './toastItem.ts'
import { useFocusShown } from './useFocusShown.ts'
import { useToastKey } from './useToastKey.ts'
import { useReportedHeight } from './useReportedHeight.ts'
import tones from '../tones.module.css'
import styles from './ToastRegion.module.css'

export const toneIcons: Readonly<Record<Tone, ComponentType<{ 'aria-hidden': true; className?: string | undefined }>>> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
}

/** One message; its bar starts after 200 ms and ends with the toast at 4500 ms (NTF-02). A permanent toast has a bar that does not move (NTF-05). */
export const Toast = ({ tone, title, message, closeLabel, onDismiss, paused = false, persistent = false }: ToastProps) => {
  const Icon = toneIcons[tone]
  const own = useRef<HTMLDivElement>(null)
  useFreePlace(own, '[data-toasts]')
  useReportedHeight(own)
  useFocusShown(own)
  useToastKey(own)
  return (
    <div
      ref={own}
      className={classes(styles.toast, tones[tone], `is-${tone}`)}
      data-paused={paused || undefined}
      data-persistent={persistent || undefined}
    >
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {message ? <p className={styles.message}>{message}</p> : null}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onDismiss}>
        <X aria-hidden />
      </button>
      <span className={styles.bar} aria-hidden />
    </div>
  )
}
