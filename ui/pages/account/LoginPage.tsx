import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { loginSchema } from '@thuishaven/core/account'
import { validateForm } from '@thuishaven/core/validation'
import type { LoginForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import type { FormCheck } from '@thuishaven/core/validation'
import { useConfig } from '../../bindings/useConfig.ts'
import { useFormCheck } from '../../bindings/useFormCheck.ts'
import { useIsAlive } from '../../bindings/useIsAlive.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { Alert, Button, Field, Link, TextInput } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import type { PageProps } from '../../shell/page.ts'
import { PasswordField } from '../../shop/registration/PasswordField.tsx'
import { AccountTask } from './AccountTask.tsx'
import formStyles from '../../shop/registration/form.module.css'
import styles from './AccountTask.module.css'
import { afterLogin, forgotFrom } from './afterLogin.ts'

const check = (values: LoginForm): FormCheck<LoginForm> => validateForm(loginSchema, values)

/** Login; on failure the host's own sentence (SES-01). */
export const LoginPage = ({ search }: PageProps) => {
  const shop = useShop()
  const { text, say } = useText()
  const { navigate } = useShopLocation()
  const { registrationAllowed } = useConfig()
  const { existingSession } = useStore(shop.checkout)
  const alive = useIsAlive()
  const [message, setMessage] = useState<Message | null>(null)
  // Without default values the form takes over what was typed before the page came alive.
  const form = useForm<LoginForm>({ mode: 'onBlur', resolver: useFormCheck(check, say) })
  const { register, handleSubmit, setValue, setFocus, formState } = form
  const submit = handleSubmit(
    async (values) => {
      setMessage(null)
      const outcome = await shop.session.login(values)
      if (outcome.ok) return navigate(afterLogin(shop.locale, search.get('return'), existingSession))
      setMessage(outcome.failure)
      setValue('password', '')
      setFocus('password')
    },
    () => setMessage(loginSchema.message),
  )
  return (
    <AccountTask title={text('account.loginTitle')}>
      <p>{text(search.has('return') ? 'account.loginToGoOn' : 'account.loginText')}</p>
      {message === null ? null : <Alert tone="error">{say(message)}</Alert>}
      <FormProvider {...form}>
        <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
          <Field label={text('account.email')} required error={formState.errors.email?.message}>
            <TextInput type="email" autoComplete="username" inputMode="email" {...register('email')} />
          </Field>
          <PasswordField name="password" label={text('account.password')} autoComplete="current-password" />
          <Button type="submit" size="l" wide disabled={!alive} busy={formState.isSubmitting} busyText={text('account.busy')}>
            {text('account.login')}
          </Button>
        </form>
      </FormProvider>
      <div className={styles.ways}>
        <Link href={forgotFrom(shop.locale, search.get('return'))}>{text('account.forgot')}</Link>
        {registrationAllowed ? (
          <span>
            {text('account.noAccount')} <Link href={pathTo(shop.locale, 'account.register')}>{text('account.toRegister')}</Link>
          </span>
        ) : null}
      </div>
    </AccountTask>
  )
}
