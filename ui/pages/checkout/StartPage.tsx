import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { EmailForm } from '@thuishaven/core/account'
import { useFormCheck } from '../../bindings/useFormCheck.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { Alert, Button, Field, TextInput } from '../../kit/index.ts'
import type { Sayable } from '../../messages/text.ts'
import { useText } from '../../messages/useText.ts'
import { checkEmail } from './checkEmail.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import formStyles from '../../shop/registration/form.module.css'
import { useNotice } from '../../shop/registration/useNotice.ts'
import { useSaid } from './useSaid.ts'
import { useCheckoutMove } from './useCheckoutMove.ts'

/** The e-mail address decides: an account logs in, a guest goes on (CHK-01). */
export const StartPage = () => {
  const shop = useShop()
  const { text, say } = useText()
  const move = useCheckoutMove()
  const { email } = useStore(shop.checkout)
  const [message, setMessage] = useState<Sayable | null>(useSaid())
  const notice = useNotice()
  const { register, handleSubmit, formState } = useForm<EmailForm>({
    // Without values the form takes over what was typed before the page came alive.
    ...(email === '' ? {} : { values: { email } }),
    mode: 'onBlur',
    resolver: useFormCheck(checkEmail, say),
  })
  const submit = handleSubmit(async (values) => {
    setMessage(null)
    notice.clear()
    const told = await move(await shop.checkout.start(values.email.trim()))
    if (told !== null && 'key' in told && told.key === 'phrases.accountRegistrationNotAllowed') notice.refused({ key: told.key })
    setMessage(told)
  })
  const problem = formState.errors.email?.message
  return (
    <CheckoutFrame step={null} title={text('checkout.startTitle')}>
      <p>{text('checkout.startText')}</p>
      {message === null ? null : <Alert tone="error">{say(message)}</Alert>}
      <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={text('account.email')} required error={problem}>
          <TextInput type="email" autoComplete="email" inputMode="email" {...register('email')} />
        </Field>
        <Button type="submit" size="l" wide busy={formState.isSubmitting} busyText={text('checkout.busy')}>
          {text('checkout.next')}
        </Button>
      </form>
    </CheckoutFrame>
  )
}
