import { passwordStrength } from '@thuishaven/core/account'
import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './registration.module.css'

/** The rules of a new password with their state (VAL-02). */
export const PasswordRules = ({ typed }: { readonly typed: string }) => {
  const { text, t } = useMessages()
  const { rules, count } = passwordStrength(typed)
  return (
    <ul id="password-rules" className={styles.rules} aria-label={text('account.passwordRules')}>
      {rules.map(({ label, isValidated }) => (
        <li key={label.key} data-met={isValidated}>
          {t(label)}
          {isValidated ? <VisuallyHidden> {text('account.ruleMet')}</VisuallyHidden> : null}
        </li>
      ))}
      {count > 0 ? <li>{text('account.characters', { count })}</li> : null}
    </ul>
  )
}
