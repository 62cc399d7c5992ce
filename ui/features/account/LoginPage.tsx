import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { loginMessage, loginSchema } from '@thuishaven/core/account'
import { validateForm } from '@thuishaven/core/validation'
import type { LoginForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import type { FormCheck } from '@thuishaven/core/validation'
import { useConfig, useShop, pathTo } from '../shop/index.ts'
import { errorsOf, useFormCheck, PasswordField, useNotice, usePostedForm, formStyles } from '../forms/index.ts'
import { Alert, Button, Field, Link, NeedsScript, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AccountTask } from '../account-frame/index.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { usePasskeys } from './usePasskeys.ts'
import { afterLogin, forgotFrom, isInCheckout, withReturn } from './afterLogin.ts'

const check = (values: LoginForm): FormCheck<LoginForm> => validateForm(loginSchema, values)

const missing = { key: 'phrases.accountLoginRequestError' } as const

/** Login; on failure the backend's own message (SES-01). */
export const LoginPage = ({ search }: PageProps) => {
  const shop = useShop()
  const { text, t } = useMessages()
  const [, navigate] = useLocation()
  const { registrationAllowed } = useConfig()
  const actionData = usePostedForm<{ readonly email: string }>()
  const [message, setMessage] = useState<Message | null>(actionData?.message ?? null)
  const [wrong] = useState(() =>
    actionData?.isIncomplete === true ? errorsOf(check({ email: actionData.values.email, password: '' }), t) : null,
  )
  const requested = search.get('return')
  const passkeys = usePasskeys()
  const notice = useNotice()
  // Without default values the form takes over text that was typed before hydration.
  const form = useForm<LoginForm>({ mode: 'onBlur', resolver: useFormCheck(check, t), ...(wrong === null ? {} : { errors: wrong }) })
  const { register, handleSubmit, setValue, setFocus, formState } = form
  const submit = handleSubmit(
    async (values) => {
      setMessage(null)
      notice.clear()
      const goesOn = isInCheckout(shop)
      const result = await shop.session.login(values)
      if (result.ok) return navigate(afterLogin(shop.locale, requested, goesOn))
      setMessage(loginMessage(result.failure))
      setValue('password', '')
      setFocus('password')
    },
    () => {
      setMessage(null)
      notice.refused(missing)
    },
  )
  return (
    <AccountTask
      title={text('account.loginTitle')}
      links={
        registrationAllowed ? (
          <span>
            {text('account.noAccount')}{' '}
            <Link href={withReturn(pathTo(shop.locale, 'account.register'), requested)}>{text('account.toRegister')}</Link>
          </span>
        ) : undefined
      }
    >
      <p>{text(requested !== null ? 'account.loginToGoOn' : 'account.loginText')}</p>
      {message === null ? null : <Alert tone="error">{t(message)}</Alert>}
      <FormProvider {...form}>
        <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
          <Field label={text('account.email')} required error={formState.errors.email?.message}>
            <TextInput
              type="email"
              autoComplete={passkeys === true ? 'username webauthn' : 'username'}
              inputMode="email"
              defaultValue={actionData?.values.email}
              {...register('email')}
            />
          </Field>
          <PasswordField name="password" label={text('account.password')} autoComplete="current-password" />
          <p>
            <Link href={forgotFrom(shop.locale, requested)}>{text('account.forgot')}</Link>
            <Link href={withReturn(pathTo(shop.locale, 'account.loginLink'), requested)}>{text('account.mailLink')}</Link>
          </p>
          <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('account.busy')}>
            {text('account.login')}
          </Button>
        </form>
      </FormProvider>
      {passkeys === false ? null : (
        <NeedsScript ready={passkeys === true}>
          <PasskeyLogin field="email" onSignedIn={() => navigate(afterLogin(shop.locale, requested, isInCheckout(shop)))} />
        </NeedsScript>
      )}
    </AccountTask>
  )
}
