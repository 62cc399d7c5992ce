import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginMessage, loginSchema } from '@thuishaven/core/account'
import { validateForm } from '@thuishaven/core/validation'
import type { LoginForm } from '@thuishaven/core/account'
import type { FormCheck } from '@thuishaven/core/validation'
import { useConfig, useShop, pathTo } from '../shop/index.ts'
import { useFormCheck, useNotice, formStyles } from '../forms/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Button, Field, Link, LinkButton, TextInput } from '../../kit/index.ts'
import type { Translatable } from '../../messages/text.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { useFlash } from './useFlash.ts'

const check = (values: LoginForm): FormCheck<LoginForm> => validateForm(loginSchema, values)

/** Login on the way through the checkout, for an e-mail address that has an account (CHK-01). */
export const CheckoutLoginPage = () => {
  const shop = useShop()
  const { text, t } = useMessages()
  const [, navigate] = useLocation()
  const { email } = useStore(shop.checkout)
  const takesGuests = shop.checkout.takesGuests()
  const { registrationAllowed } = useConfig()
  const [message, setMessage] = useState<Translatable | null>(useFlash()?.message ?? null)
  const notice = useNotice()
  // Without default values the form takes over text that was typed before hydration.
  const { register, handleSubmit, getValues, setValue, setFocus, formState } = useForm<LoginForm>({
    mode: 'onBlur',
    resolver: useFormCheck(check, t),
  })
  useEffect(() => {
    if (email !== '' && (getValues('email') ?? '') === '') setValue('email', email)
  }, [email, getValues, setValue])
  const andBack = `?return=${encodeURIComponent(pathTo(shop.locale, 'checkout.information'))}`
  const submit = handleSubmit(
    async (values) => {
      setMessage(null)
      notice.clear()
      const result = await shop.session.login(values)
      if (result.ok) return navigate(pathTo(shop.locale, 'checkout.information'))
      setMessage(loginMessage(result.failure))
      setValue('password', '')
      setFocus('password')
    },
    () => {
      setMessage(null)
      notice.refused({ key: 'phrases.accountLoginRequestError' })
    },
  )
  return (
    <CheckoutFrame evenEmpty step={null} title={text(takesGuests ? 'checkout.loginTitle' : 'checkout.customersTitle')}>
      <p>{text(takesGuests ? 'checkout.loginText' : 'checkout.customersText')}</p>
      {message === null ? null : <Alert tone="error">{t(message)}</Alert>}
      <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={text('account.email')} required error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" inputMode="email" defaultValue={email} {...register('email')} />
        </Field>
        <Field label={text('account.password')} required error={formState.errors.password?.message}>
          <TextInput
            type="password"
            autoComplete="current-password"
            reveal={{ show: text('account.showPassword'), hide: text('account.hidePassword') }}
            {...register('password')}
          />
        </Field>
        <p>
          <Link href={`${pathTo(shop.locale, 'account.reset')}?return=${encodeURIComponent(pathTo(shop.locale, 'checkout.login'))}`}>
            {text('account.forgot')}
          </Link>
        </p>
        <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('checkout.busy')}>
          {text('account.login')}
        </Button>
        <LinkButton size="l" wide variant="secondary" href={`${pathTo(shop.locale, 'account.loginLink')}${andBack}`}>
          {text('account.mailLink')}
        </LinkButton>
      </form>
      {takesGuests ? <Link href={pathTo(shop.locale, 'checkout')}>{text('checkout.otherEmail')}</Link> : null}
      {!takesGuests && registrationAllowed ? (
        <span>
          {text('account.noAccount')}{' '}
          <Link href={`${pathTo(shop.locale, 'account.register')}${andBack}`}>{text('account.toRegister')}</Link>
        </span>
      ) : null}
    </CheckoutFrame>
  )
}
