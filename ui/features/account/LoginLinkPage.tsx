import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { emailSchema } from '@thuishaven/core/account'
import { err } from '@thuishaven/core'
import { internalPath } from '@thuishaven/core/routing'
import { validateForm } from '@thuishaven/core/validation'
import type { EmailForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import type { FormCheck } from '@thuishaven/core/validation'
import { useFormCheck, useNotice, usePostedForm, formStyles } from '../forms/index.ts'
import { useCustomerMutation, useShop } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { Alert, Button, Disclosure, Field, Link, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountTask } from '../account-frame/index.ts'
import { afterLogin, isInCheckout, loginBefore } from './afterLogin.ts'
import { MailedCode } from './MailedCode.tsx'
import { useMailedToken } from './useMailedToken.ts'

const check = (values: EmailForm): FormCheck<EmailForm> => validateForm(emailSchema, values)

/** Signing in without a password: requests the mailed link, and is where it leads. */
export const LoginLinkPage = ({ search }: PageProps) => {
  const shop = useShop()
  const { locale } = shop
  const { text, t } = useMessages()
  const [, navigate] = useLocation()
  const requested = search.get('return')
  const actionData = usePostedForm<{ readonly email: string; readonly isCode: boolean }>()
  const notice = useNotice()
  const [message, setMessage] = useState<Message | null>(actionData?.isDone === false ? actionData.message : null)
  const [mailed, setMailed] = useState<Message | null>(actionData?.isDone === true ? actionData.message : null)
  const goesOn = useRef(false)
  const entering = useCustomerMutation(
    (actions, given: string) => {
      setMessage(null)
      notice.clear()
      return actions.loginByLink(given)
    },
    () => navigate(afterLogin(locale, requested, goesOn.current)),
  )
  const token = useMailedToken()
  const { email } = useStore(shop.checkout)
  const { register, handleSubmit, getValues, setValue, formState } = useForm<EmailForm>({
    mode: 'onBlur',
    resolver: useFormCheck(check, t),
  })
  useEffect(() => {
    if (email !== '' && (getValues('email') ?? '') === '') setValue('email', email)
  }, [email, getValues, setValue])
  const request = handleSubmit(async (values) => {
    setMessage(null)
    const actions = await shop.customer.load().catch(() => null)
    const result =
      actions === null
        ? err({ key: 'error.connection' } as const)
        : await actions.requestLoginLink(values.email, internalPath(requested) ?? undefined)
    if (result.ok) {
      notice.done(result.value)
      setMailed(result.value)
    } else {
      notice.refused(result.failure)
      setMessage(result.failure)
    }
  })
  const enter = (given: string): void => {
    goesOn.current = isInCheckout(shop)
    entering.mutate(given)
  }
  const code = <MailedCode token={token} label={text('account.login')} busy={entering.isPending} onSubmit={enter} />
  const links = <Link href={loginBefore(locale, requested)}>{text('account.mailed.byPassword')}</Link>
  const problem = entering.data?.ok === false ? entering.data.failure : message
  const failed = problem === null ? null : <Alert tone="error">{t(problem)}</Alert>
  if (token !== null) {
    return (
      <AccountTask key="opened" title={text('account.mailed.loginTitle')} links={links}>
        <p>{text('account.mailed.loginPress')}</p>
        {failed}
        {code}
      </AccountTask>
    )
  }
  if (mailed !== null) {
    return (
      <AccountTask key="mailed" title={text('account.resetMailedTitle')} arrives links={links}>
        <Alert tone="success">{t(mailed, 'phrases.Success')}</Alert>
        {failed}
        <p>{text('account.mailed.codeText')}</p>
        {code}
      </AccountTask>
    )
  }
  return (
    <AccountTask title={text('account.mailed.loginTitle')} links={links}>
      <p>{text('account.mailed.loginText')}</p>
      {failed}
      <form className={formStyles.form} method="post" onSubmit={(event) => void request(event)} noValidate>
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
          {text('account.mailed.loginSend')}
        </Button>
      </form>
      <Disclosure summary={text('account.mailed.haveCode')} open={actionData?.values.isCode}>
        {code}
      </Disclosure>
    </AccountTask>
  )
}
