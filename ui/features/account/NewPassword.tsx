import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { resetSchema } from '@thuishaven/core/account'
import { validateForm } from '@thuishaven/core/validation'
import type { ResetForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import type { FormCheck } from '@thuishaven/core/validation'
import { useFormCheck, PasswordField, useNotice, PasswordRules, usePostedForm, formStyles } from '../forms/index.ts'
import { useShop } from '../shop/index.ts'
import { Alert, Button, Link, LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountTask } from '../account-frame/index.ts'
import { forgotFrom, loginBefore } from './afterLogin.ts'

const check = (values: ResetForm): FormCheck<ResetForm> => validateForm(resetSchema, values)

/** A new password, typed twice (RST-02), with the token of the mailed link. */
export const NewPassword = ({ token, back }: { readonly token: string; readonly back: string | null }) => {
  const { locale, session } = useShop()
  const { text, t } = useMessages()
  const actionData = usePostedForm<unknown>()
  const notice = useNotice()
  const [message, setMessage] = useState<Message | null>(actionData?.isDone === false ? actionData.message : null)
  const [saved, setSaved] = useState<Message | null>(actionData?.isDone === true ? actionData.message : null)
  const form = useForm<ResetForm>({
    defaultValues: { password: '', password_confirm: '' },
    mode: 'onBlur',
    resolver: useFormCheck(check, t),
  })
  const { handleSubmit, control, formState } = form
  const typed = useWatch({ control, name: 'password' })
  const submit = handleSubmit(
    async (values) => {
      setMessage(null)
      const result = await session.setPassword(token, values)
      if (result.ok) {
        notice.done(result.value)
        setSaved(result.value)
      } else {
        notice.refused(result.failure)
        setMessage(result.failure)
      }
    },
    () => {
      setMessage(null)
      notice.refused({ key: 'phrases.accountPasswordResetErrorPasswordNoMatch' })
    },
  )
  if (saved !== null) {
    return (
      <AccountTask key="saved" title={text('account.passwordSetTitle')} arrives>
        <Alert tone="success">{t(saved, 'phrases.Success')}</Alert>
        <LinkButton size="l" href={loginBefore(locale, back)}>
          {text('account.login')}
        </LinkButton>
      </AccountTask>
    )
  }
  return (
    <AccountTask title={text('account.newPasswordTitle')} links={<Link href={forgotFrom(locale, back)}>{text('account.resetAgain')}</Link>}>
      {message === null ? null : <Alert tone="error">{t(message)}</Alert>}
      <FormProvider {...form}>
        <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
          <PasswordField name="password" label={text('account.newPassword')} autoComplete="new-password" />
          <PasswordRules typed={typed} />
          <PasswordField name="password_confirm" label={text('account.passwordConfirm')} autoComplete="new-password" />
          <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('account.busy')}>
            {text('account.newPasswordSave')}
          </Button>
        </form>
      </FormProvider>
    </AccountTask>
  )
}
