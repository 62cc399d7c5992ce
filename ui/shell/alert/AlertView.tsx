import { useShop } from '../../bindings/ShopContext.ts'
import { Alert, Container } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { AlertOutletProps } from './AlertOutlet.tsx'
import styles from './AlertView.module.css'

/** The alert at the head of the page; a phrase is said in the active language (NTF-04). */
export const AlertView = ({ alert: { tone, title, message, hasIcon, isDismissible } }: AlertOutletProps) => {
  const { alert } = useShop()
  const { text, t } = useMessages()
  return (
    <Container className={styles.place}>
      <Alert
        tone={tone}
        title={t(title)}
        {...(hasIcon ? {} : { icon: null })}
        {...(isDismissible ? { onDismiss: alert.dismiss, dismissLabel: text('notification.close') } : {})}
      >
        {message === null ? null : t(message)}
      </Alert>
    </Container>
  )
}
