import { useMessages } from '../../messages/useMessages.ts'
import { FormLine } from './FormLine.tsx'
import styles from './registration.module.css'

/** Additional fields of a business, all required for business registrations and orders (REG-01); inside a registration form's FormProvider. */
export const CompanyFields = ({ required = true }: { readonly required?: boolean }) => {
  const { text } = useMessages()
  return (
    <div className={styles.fields}>
      <FormLine name="companyName" autoComplete="organization" required={required} />
      <FormLine name="cocNumber" autoComplete="off" required={required} hint={text('account.cocHint')} />
      <FormLine name="vatNumber" autoComplete="off" required={required} hint={text('account.vatHint')} />
      <FormLine name="reference" autoComplete="off" required={required} />
    </div>
  )
}
