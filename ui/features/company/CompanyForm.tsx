import type { ReactNode } from 'react'
import { Alert, Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { pathTo, useActionData, useShop } from '../shop/index.ts'
import styles from './Company.module.css'
import type { CompanyIntent, PostedCompany } from './postedCompany.ts'

/** What became of this form; null where nothing is to be said of it. */
export const useRefused = (intent: CompanyIntent, uid = ''): PostedCompany | null => {
  const posted = useActionData() as PostedCompany | null
  return posted?.intent === intent && posted.uid === uid ? posted : null
}

export interface CompanyFormProps {
  readonly intent: CompanyIntent
  /** Of the member or request that it is about. */
  readonly uid?: string
  /** The words of its button. */
  readonly submit: string
  /** For screen readers, where several forms have the same button. */
  readonly label?: string | undefined
  readonly variant?: 'primary' | 'secondary' | 'quiet'
  /** false: a field shows what is wrong. */
  readonly showsProblem?: boolean
  readonly children?: ReactNode
}

/** A plain form, which the server carries out. */
export const CompanyForm = ({ intent, uid = '', submit, label, variant = 'primary', showsProblem = true, children }: CompanyFormProps) => {
  const { locale } = useShop()
  const { t } = useMessages()
  const posted = useRefused(intent, uid)
  return (
    <form className={styles.form} method="post" action={pathTo(locale, 'account.company')} noValidate>
      <input type="hidden" name="intent" value={intent} />
      {uid === '' ? null : <input type="hidden" name="uid" value={uid} />}
      {children}
      {showsProblem && posted !== null ? <Alert tone="error">{t(posted.problem)}</Alert> : null}
      <Button type="submit" variant={variant} aria-label={label}>
        {submit}
      </Button>
    </form>
  )
}
