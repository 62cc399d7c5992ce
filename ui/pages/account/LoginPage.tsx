import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { loginSchema } from '@thuishaven/core/account'
import { validateForm } from '@thuishaven/core/validation'
import type { LoginForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import type { FormCheck } from '@thuishaven/core/validation'
import { useConfig } from '../../bindings/useConfig.ts'
import { errorsOf, useFormCheck } from '../../bindings/useFormCheck.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Alert, Button, Field, Link, TextInput } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import type { PageProps } from '../../shell/page.ts'
import { PasswordField } from '../../shop/registration/PasswordField.tsx'
import { useNotice } from '../../shop/registration/useNotice.ts'
import { AccountTask } from './AccountTask.tsx'
import formStyles from '../../shop/registration/form.module.css'
import styles from './AccountTask.module.css'
import { afterLogin, forgotFrom, isInCheckout, withReturn } from './afterLogin.ts'
import { usePostedForm } from '../../shop/registration/postedForm.ts'

const check = (values: LoginForm): FormCheck<LoginForm> => validateForm(loginSchema, values)

const missing = { key: 'phrases.accountLoginRequestError' } as const
const isMissing = (message: Message | null): boolean => message !== null && 'key' in message && message.key === missing.key

/** Login; on failure the host's own sentence (SES-01). */
export const LoginPage = ({ search }: PageProps) => {
  const shop = useShop()
  const { text, say } = useText()
  const { navigate } = useShopLocation()
  const { registrationAllowed } = useConfig()
  const posted = usePostedForm<{ readonly email: string }>()
  const [message, setMessage] = useState<Message | null>(posted?.message ?? null)
  const [wrong] = useState(() => (isMissing(message) ? errorsOf(check({ email: posted?.values.email ?? '', password: '' }), say) : null))
  const asked = search.get('return')
  const notice = useNotice()
  // Without default values the form takes over what was typed before the page came alive.
  const form = useForm<LoginForm>({ mode: 'onBlur', resolver: useFormCheck(check, say), ...(wrong === null ? {} : { errors: wrong }) })
  const { register, handleSubmit, setValue, setFocus, formState } = form
  const submit = handleSubmit(
    async (values) => {
      setMessage(null)
      notice.clear()
      const goesOn = isInCheckout(shop)
      const outcome = await shop.session.login(values)
      if (outcome.ok) return navigate(afterLogin(shop.locale, asked, goesOn))
      setMessage(outcome.failure)
      setValue('password', '')
      setFocus('password')
    },
    () => {
      setMessage(null)
      notice.refused(missing)
    },
  )
  return (
    <AccountTask title={text('account.loginTitle')}>
      <p>{text(asked !== null ? 'account.loginToGoOn' : 'account.loginText')}</p>
      {message === null ? null : <Alert tone="error">{say(message)}</Alert>}
      <FormProvider {...form}>
        <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
          <Field label={text('account.email')} required error={formState.errors.email?.message}>
            <TextInput type="email" autoComplete="username" inputMode="email" defaultValue={posted?.values.email} {...register('email')} />
          </Field>
          <PasswordField name="password" label={text('account.password')} autoComplete="current-password" />
          <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('account.busy')}>
            {text('account.login')}
          </Button>
        </form>
      </FormProvider>
      <div className={styles.ways}>
        <Link href={forgotFrom(shop.locale, asked)}>{text('account.forgot')}</Link>
        {registrationAllowed ? (
          <span>
            {text('account.noAccount')}{' '}
            <Link href={withReturn(pathTo(shop.locale, 'account.register'), asked)}>{text('account.toRegister')}</Link>
          </span>
        ) : null}
      </div>
    </AccountTask>
  )
}
