import { useShop } from '../../bindings/ShopContext.ts'
import { Alert, Container } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import type { AlertHostProps } from './AlertHost.tsx'
import styles from './AlertView.module.css'

/** The alert at the head of the page; a phrase is said in the active language (NTF-04). */
export const AlertView = ({ alert: { tone, title, message, hasIcon, isDismissible } }: AlertHostProps) => {
  const { alert } = useShop()
  const { text, say } = useText()
  return (
    <Container className={styles.place}>
      <Alert
        tone={tone}
        title={say(title)}
        {...(hasIcon ? {} : { icon: null })}
        {...(isDismissible ? { onDismiss: alert.dismiss, dismissLabel: text('notification.close') } : {})}
      >
        {message === null ? null : say(message)}
      </Alert>
    </Container>
  )
}
