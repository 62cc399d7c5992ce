import { useMessages } from '../../messages/useMessages.ts'
import { FormLine } from './FormLine.tsx'
import styles from './registration.module.css'

/** Name, phone number and e-mail address; inside a registration form's FormProvider. */
export const PersonFields = () => {
  const { text } = useMessages()
  return (
    <div className={styles.fields}>
      <FormLine name="emailAddress" type="email" autoComplete="email" />
      <div className={styles.pair}>
        <FormLine name="firstName" autoComplete="given-name" />
        <FormLine name="lastName" autoComplete="family-name" />
      </div>
      <FormLine name="phoneNumber" type="tel" autoComplete="tel" hint={text('account.phoneHint')} />
    </div>
  )
}
