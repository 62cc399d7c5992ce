import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { emailChangeSchema, passwordSchema } from '@thuishaven/core/account'
import type { EmailChangeForm, PasswordForm } from '@thuishaven/core/account'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { useCustomerMutation } from '../shop/index.ts'
import { useFormCheck, PasswordField, PasswordRules } from '../forms/index.ts'
import { Button, Disclosure, Field, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Personal.module.css'
import { ActionResult, sectionStyles } from '../account-frame/index.ts'
import { usePostedPersonal } from './postedPersonal.ts'

const checkPassword = (values: PasswordForm): FormCheck<PasswordForm> => validateForm(passwordSchema, values)
const checkEmail = (values: EmailChangeForm): FormCheck<EmailChangeForm> => validateForm(emailChangeSchema, values)
const noPassword: PasswordForm = { currentPassword: '', password: '', password_confirm: '' }
const noEmail: EmailChangeForm = { emailAddress: '', password: '' }

const OtherPassword = ({ emailAddress }: { readonly emailAddress: string }) => {
  const { text, t } = useMessages()
  const posted = usePostedPersonal('password')
  const form = useForm<PasswordForm>({ defaultValues: noPassword, mode: 'onBlur', resolver: useFormCheck(checkPassword, t) })
  const { handleSubmit, reset, control } = form
  const typed = useWatch({ control, name: 'password' })
  const saving = useCustomerMutation(
    (customer, values: PasswordForm) => customer.changePassword(values),
    () => reset(noPassword),
  )
  const submit = handleSubmit((values) => saving.mutate(values))
  return (
    <FormProvider {...form}>
      <form className={styles.inside} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <input type="hidden" name="intent" value="password" />
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={emailAddress} readOnly hidden />
        <PasswordField name="currentPassword" label={text('account.personal.currentPassword')} autoComplete="current-password" />
        <PasswordField name="password" label={text('account.newPassword')} autoComplete="new-password" />
        <PasswordRules typed={typed} />
        <PasswordField name="password_confirm" label={text('account.passwordConfirm')} autoComplete="new-password" />
        <ActionResult result={saving.data ?? posted?.result} />
        <div>
          <Button type="submit" busy={saving.isPending} busyText={text('account.busy')}>
            {text('account.newPasswordSave')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

const OtherEmail = () => {
  const { text, t } = useMessages()
  const posted = usePostedPersonal('email')
  const form = useForm<EmailChangeForm>({
    defaultValues: { ...noEmail, emailAddress: posted?.emailAddress ?? '' },
    mode: 'onBlur',
    resolver: useFormCheck(checkEmail, t),
  })
  const { register, handleSubmit, reset, formState } = form
  const saving = useCustomerMutation(
    (customer, values: EmailChangeForm) => customer.changeEmail(values),
    () => reset(noEmail),
  )
  const submit = handleSubmit((values) => saving.mutate(values))
  return (
    <FormProvider {...form}>
      <form className={styles.inside} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <input type="hidden" name="intent" value="email" />
        <Field
          label={text('account.personal.newEmail')}
          hint={text('account.personal.newEmailHint')}
          required
          error={formState.errors.emailAddress?.message}
        >
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={posted?.emailAddress}
            {...register('emailAddress')}
          />
        </Field>
        <PasswordField name="password" label={text('account.personal.currentPassword')} autoComplete="current-password" />
        <ActionResult result={saving.data ?? posted?.result} />
        <div>
          <Button type="submit" busy={saving.isPending} busyText={text('account.busy')}>
            {text('account.personal.mailLink')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** E-mail address and password. */
export const SignInData = ({ emailAddress }: { readonly emailAddress: string }) => {
  const { text } = useMessages()
  const posted = usePostedPersonal('email', 'password')
  return (
    <section className={sectionStyles.block} aria-labelledby="sign-in-data">
      <h2 id="sign-in-data">{text('account.personal.signIn')}</h2>
      <p className={styles.value}>{emailAddress}</p>
      <div>
        <Disclosure summary={text('account.personal.otherEmail')} open={posted?.intent === 'email'}>
          <OtherEmail />
        </Disclosure>
        <Disclosure summary={text('account.personal.otherPassword')} open={posted?.intent === 'password'}>
          <OtherPassword emailAddress={emailAddress} />
        </Disclosure>
      </div>
    </section>
  )
}
