import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { emailSchema } from '@thuishaven/core/account'
import { internalPath } from '@thuishaven/core/routing'
import { validateForm } from '@thuishaven/core/validation'
import type { EmailForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import type { FormCheck } from '@thuishaven/core/validation'
import { useFormCheck } from '../../bindings/useFormCheck.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Alert, Button, Field, Link, TextInput } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useNotice } from '../../shop/registration/useNotice.ts'
import { AccountTask } from './AccountTask.tsx'
import formStyles from '../../shop/registration/form.module.css'
import styles from './AccountTask.module.css'
import { loginBefore } from './afterLogin.ts'
import { usePostedForm } from '../../shop/registration/postedForm.ts'

const check = (values: EmailForm): FormCheck<EmailForm> => validateForm(emailSchema, values)

/** Asks for the link with which a new password can be chosen (RST-01). */
export const ResetRequest = ({ back: asked }: { readonly back: string | null }) => {
  const { locale, session } = useShop()
  const { text, say } = useText()
  const posted = usePostedForm<{ readonly email: string }>()
  const notice = useNotice()
  const [message, setMessage] = useState<Message | null>(posted?.isDone === false ? posted.message : null)
  const [mailed, setMailed] = useState<Message | null>(posted?.isDone === true ? posted.message : null)
  const { register, handleSubmit, formState } = useForm<EmailForm>({ mode: 'onBlur', resolver: useFormCheck(check, say) })
  const submit = handleSubmit(async ({ email }) => {
    setMessage(null)
    const outcome = await session.requestPasswordReset(email, internalPath(asked) ?? undefined)
    if (outcome.ok) {
      notice.done(outcome.value)
      setMailed(outcome.value)
    } else {
      notice.refused(outcome.failure)
      setMessage(outcome.failure)
    }
  })
  const back = (
    <div className={styles.ways}>
      <Link href={loginBefore(locale, asked)}>{text('account.backToLogin')}</Link>
    </div>
  )
  if (mailed !== null) {
    return (
      <AccountTask key="mailed" title={text('account.resetMailedTitle')} arrives>
        <Alert tone="success">{say(mailed, 'phrases.Success')}</Alert>
        {back}
      </AccountTask>
    )
  }
  return (
    <AccountTask title={text('account.resetTitle')}>
      <p>{text('account.resetText')}</p>
      {message === null ? null : <Alert tone="error">{say(message)}</Alert>}
      <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={text('account.email')} required error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" inputMode="email" defaultValue={posted?.values.email} {...register('email')} />
        </Field>
        <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('account.busy')}>
          {text('account.resetSend')}
        </Button>
      </form>
      {back}
    </AccountTask>
  )
}
