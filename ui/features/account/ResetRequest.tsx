import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { emailSchema } from '@thuishaven/core/account'
import { internalPath } from '@thuishaven/core/routing'
import { validateForm } from '@thuishaven/core/validation'
import type { EmailForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import type { FormCheck } from '@thuishaven/core/validation'
import { useFormCheck, useNotice, usePostedForm, formStyles } from '../forms/index.ts'
import { useShop } from '../shop/index.ts'
import { Alert, Button, Field, Link, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountTask } from '../account-frame/index.ts'
import { loginBefore } from './afterLogin.ts'

const check = (values: EmailForm): FormCheck<EmailForm> => validateForm(emailSchema, values)

/** Requests the link with which a new password can be chosen (RST-01). */
export const ResetRequest = ({ back: requested }: { readonly back: string | null }) => {
  const { locale, session } = useShop()
  const { text, t } = useMessages()
  const actionData = usePostedForm<{ readonly email: string }>()
  const notice = useNotice()
  const [message, setMessage] = useState<Message | null>(actionData?.isDone === false ? actionData.message : null)
  const [mailed, setMailed] = useState<Message | null>(actionData?.isDone === true ? actionData.message : null)
  const { register, handleSubmit, formState } = useForm<EmailForm>({ mode: 'onBlur', resolver: useFormCheck(check, t) })
  const submit = handleSubmit(async ({ email }) => {
    setMessage(null)
    const result = await session.requestPasswordReset(email, internalPath(requested) ?? undefined)
    if (result.ok) {
      notice.clear()
      setMailed(result.value)
    } else {
      notice.refused(result.failure)
      setMessage(result.failure)
    }
  })
  const back = <Link href={loginBefore(locale, requested)}>{text('account.backToLogin')}</Link>
  if (mailed !== null) {
    return (
      <AccountTask key="mailed" title={text('account.resetMailedTitle')} arrives links={back}>
        <Alert tone="success">{t(mailed, 'phrases.Success')}</Alert>
      </AccountTask>
    )
  }
  return (
    <AccountTask title={text('account.resetTitle')} links={back}>
      <p>{text('account.resetText')}</p>
      {message === null ? null : <Alert tone="error">{t(message)}</Alert>}
      <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={text('account.email')} required error={formState.errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={actionData?.values.email}
            {...register('email')}
          />
        </Field>
        <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('account.busy')}>
          {text('account.resetSend')}
        </Button>
      </form>
    </AccountTask>
  )
}
