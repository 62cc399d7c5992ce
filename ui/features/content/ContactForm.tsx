import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { contactSchema } from '@thuishaven/core/contact'
import type { ContactMessage } from '@thuishaven/core/contact'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { useFormCheck } from '../forms/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useShop } from '../shop/index.ts'
import { Alert, Button, Field, Textarea, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ContactPage.module.css'

const check = (values: ContactMessage): FormCheck<ContactMessage> => validateForm(contactSchema, values)

/** A contact message. Text that could not be sent stays. */
export const ContactForm = () => {
  const shop = useShop()
  const { text, t } = useMessages()
  const hydrated = useHydrated()
  const sending = useMutation({ mutationFn: (message: ContactMessage) => shop.sendMessage(message) })
  const done = useRef<HTMLHeadingElement>(null)
  const { register, handleSubmit, formState } = useForm<ContactMessage>({
    mode: 'onTouched',
    defaultValues: { name: '', emailAddress: '', message: '', website: '' },
    resolver: useFormCheck(check, t),
  })
  const isSent = sending.isSuccess && sending.data.ok
  useEffect(() => {
    if (isSent) done.current?.focus()
  }, [isSent])
  const submit = handleSubmit((message) => sending.mutate(message))
  if (isSent) {
    return (
      <section className={styles.form}>
        <h2 ref={done} tabIndex={-1}>
          {text('contactForm.sentTitle')}
        </h2>
        <p>{text('contactForm.sent', { email: sending.variables.emailAddress })}</p>
      </section>
    )
  }
  const { errors } = formState
  const failure = sending.data?.ok === false ? sending.data.failure : null
  const isTooOften = failure?._tag === 'Refused' && failure.reason === 'temporary'
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{text('contactForm.title')}</h2>
      <p className={styles.hint}>{text('contactForm.text')}</p>
      <noscript>
        <p>{text('contactForm.noScript')}</p>
      </noscript>
      {failure === null ? null : <Alert tone="error">{text(isTooOften ? 'contactForm.tooOften' : 'contactForm.failed')}</Alert>}
      <Field label={text('contactForm.name')} required error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label={text('contactForm.email')} required error={errors.emailAddress?.message}>
        <TextInput type="email" autoComplete="email" inputMode="email" {...register('emailAddress')} />
      </Field>
      <Field label={text('contactForm.message')} required error={errors.message?.message}>
        <Textarea {...register('message')} />
      </Field>
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          {text('contactForm.website')}
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </p>
      <Button type="submit" size="l" wide disabled={!hydrated} busy={sending.isPending} busyText={text('contactForm.busy')}>
        {text('contactForm.send')}
      </Button>
    </form>
  )
}
