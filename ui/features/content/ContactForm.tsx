import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { contactSchema } from '@thuishaven/core/contact'
import type { ContactMessage } from '@thuishaven/core/contact'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { errorsOf, useEarlyTyping, useFormCheck } from '../forms/index.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { urlOf } from '../../framework/router/urlOf.ts'
import { useActionData, useShop } from '../shop/index.ts'
import { Alert, Button, Field, Textarea, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './ContactPage.module.css'
import { contactProblem } from './postedContact.ts'
import type { PostedContact } from './postedContact.ts'

const check = (values: ContactMessage): FormCheck<ContactMessage> => validateForm(contactSchema, values)

const empty: ContactMessage = { name: '', emailAddress: '', message: '', website: '' }

/** A contact message. Text that could not be sent stays. */
export const ContactForm = () => {
  const shop = useShop()
  const { text, t } = useMessages()
  const { href } = useShopLocation().current
  const posted = useActionData() as PostedContact | null
  const begun = posted?.values ?? empty
  const [wrong] = useState(() => (posted === null || posted.problem !== null ? null : errorsOf(check(begun), t)))
  const sending = useMutation({ mutationFn: (message: ContactMessage) => shop.sendMessage(message) })
  const done = useRef<HTMLHeadingElement>(null)
  const form = useForm<ContactMessage>({
    mode: 'onTouched',
    defaultValues: begun,
    resolver: useFormCheck(check, t),
    ...(wrong === null ? {} : { errors: wrong }),
  })
  useEarlyTyping(form)
  const { register, handleSubmit, formState } = form
  const isSent = sending.isSuccess && sending.data.ok
  useEffect(() => {
    if (isSent) done.current?.focus()
  }, [isSent])
  const submit = handleSubmit((message) => sending.mutate(message))
  if (isSent || (posted === null && urlOf(href).searchParams.get('done') === 'sent')) {
    return (
      <section className={styles.form}>
        <h2 ref={done} tabIndex={-1}>
          {text('contactForm.sentTitle')}
        </h2>
        {/* The address of the page must not hold what is personal. */}
        <p>{isSent ? text('contactForm.sent', { email: sending.variables.emailAddress }) : text('contactForm.text')}</p>
      </section>
    )
  }
  const { errors } = formState
  const problem = sending.data?.ok === false ? contactProblem(sending.data.failure) : sending.isIdle ? (posted?.problem ?? null) : null
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{text('contactForm.title')}</h2>
      <p className={styles.hint}>{text('contactForm.text')}</p>
      {problem === null ? null : <Alert tone="error">{text(problem)}</Alert>}
      <Field label={text('contactForm.name')} required error={errors.name?.message}>
        <TextInput autoComplete="name" defaultValue={begun.name} {...register('name')} />
      </Field>
      <Field label={text('contactForm.email')} required error={errors.emailAddress?.message}>
        <TextInput type="email" autoComplete="email" inputMode="email" defaultValue={begun.emailAddress} {...register('emailAddress')} />
      </Field>
      <Field label={text('contactForm.message')} required error={errors.message?.message}>
        <Textarea defaultValue={begun.message} {...register('message')} />
      </Field>
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          {text('contactForm.website')}
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </p>
      <Button type="submit" size="l" wide busy={sending.isPending} busyText={text('contactForm.busy')}>
        {text('contactForm.send')}
      </Button>
    </form>
  )
}
