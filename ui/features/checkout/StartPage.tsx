import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { EmailForm } from '@thuishaven/core/account'
import { useFormCheck, useNotice, formStyles } from '../forms/index.ts'
import { useShop } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Button, Field, TextInput } from '../../kit/index.ts'
import type { Translatable } from '../../messages/text.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { checkEmail } from './checkEmail.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { useFlash } from './useFlash.ts'
import { useCheckoutMove } from './useCheckoutMove.ts'

/** A component of its own: typing and refusals render this form, not the order beside it. */
const StartForm = () => {
  const shop = useShop()
  const { text, t } = useMessages()
  const move = useCheckoutMove()
  const { email } = useStore(shop.checkout)
  const [message, setMessage] = useState<Translatable | null>(useFlash()?.message ?? null)
  const notice = useNotice()
  const { register, handleSubmit, formState } = useForm<EmailForm>({
    // Without values the form takes over text that was typed before hydration.
    ...(email === '' ? {} : { values: { email } }),
    mode: 'onBlur',
    resolver: useFormCheck(checkEmail, t),
  })
  const submit = handleSubmit(async (values) => {
    setMessage(null)
    notice.clear()
    const stay = await move(await shop.checkout.start(values.email.trim()))
    if (stay?.reason === 'registrationClosed') notice.refused({ key: 'phrases.accountRegistrationNotAllowed' })
    setMessage(stay?.message ?? null)
  })
  return (
    <>
      {message === null ? null : <Alert tone="error">{t(message)}</Alert>}
      <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={text('account.email')} required error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" inputMode="email" {...register('email')} />
        </Field>
        <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('checkout.busy')}>
          {text('checkout.next')}
        </Button>
      </form>
    </>
  )
}

/** The e-mail address decides: with an account the customer logs in, without one the guest continues (CHK-01). */
export const StartPage = () => {
  const { text } = useMessages()
  return (
    <CheckoutFrame step={null} title={text('checkout.startTitle')}>
      <p>{text('checkout.startText')}</p>
      <StartForm />
    </CheckoutFrame>
  )
}
