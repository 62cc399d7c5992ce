import { Alert, Container } from '../../kit/index.ts'
import type { ToastItem } from '../../kit/index.ts'
import styles from './AlertView.module.css'

export interface AlertViewProps {
  readonly tone: ToastItem['tone']
  readonly title: string
  readonly message: string | null
  readonly hasIcon: boolean
  readonly isDismissible: boolean
  readonly closeLabel: string
  readonly onDismiss: () => void
}

/** The alert at the head of the page (NTF-04). */
export const AlertView = ({ tone, title, message, hasIcon, isDismissible, closeLabel, onDismiss }: AlertViewProps) => (
  <Container className={styles.place}>
    <Alert
      tone={tone}
      title={title}
      {...(hasIcon ? {} : { icon: null })}
      {...(isDismissible ? { onDismiss, dismissLabel: closeLabel } : {})}
    >
      {message}
    </Alert>
  </Container>
)
