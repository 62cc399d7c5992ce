import { useCallback, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { lookedUpByNumber, registrationSchema } from '@thuishaven/core/account'
import { validateForm } from '@thuishaven/core/validation'
import type { FormSchema } from '@thuishaven/core/validation'
import type { CustomerKind, RegistrationForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import { useConfig, useShop } from '../shop/index.ts'
import {
  errorsOf,
  useFormCheck,
  AddressFields,
  CompanyFields,
  emptyRegistration,
  FormSummary,
  noCompany,
  PasswordField,
  useEarlyTyping,
  useNotice,
  PasswordRules,
  PersonFields,
  fillStreet,
  formStyles,
} from '../forms/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Alert, Button, RadioCard, RadioCardGroup } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PostedForm } from '../forms/index.ts'

const kinds: readonly CustomerKind[] = ['private', 'business']
const ofTheCompany = ['companyName', 'cocNumber', 'vatNumber', 'reference'] as const

/** What the address fields ask: street and city follow from postcode and number where those are looked up. */
const schemaOf = (kind: CustomerKind): FormSchema<RegistrationForm> => {
  const schema = registrationSchema(kind)
  return { ...schema, fields: lookedUpByNumber<RegistrationForm>(schema.fields) }
}

export type PostedRegistration = PostedForm<RegistrationForm & { readonly kind: string }>

export interface RegisterFormProps {
  /** The result of this form when it was posted without JavaScript. */
  readonly actionData: PostedRegistration | null
  readonly onMade: (message: Message, form: RegistrationForm) => Promise<void>
}

/** The registration form; a business fills in its company data too (REG-01). */
export const RegisterForm = ({ actionData, onMade }: RegisterFormProps) => {
  const shop = useShop()
  const { text, t } = useMessages()
  const hydrated = useHydrated()
  const { privateCustomers } = useConfig()
  const [kind, setKind] = useState<CustomerKind>(privateCustomers && actionData?.values.kind !== 'business' ? 'private' : 'business')
  const [message, setMessage] = useState<Message | null>(actionData?.message ?? null)
  const [busy, setBusy] = useState(false)
  const notice = useNotice()
  const check = useCallback((values: RegistrationForm) => validateForm(schemaOf(kind), values), [kind])
  const [begun] = useState((): RegistrationForm => {
    const { kind: _kind, ...typed } = actionData?.values ?? { ...emptyRegistration, kind: '' }
    return typed
  })
  const [wrong] = useState(() => (actionData === null || actionData.message !== null ? null : errorsOf(check(begun), t)))
  const form = useForm<RegistrationForm>({
    defaultValues: begun,
    ...(wrong === null ? {} : { errors: wrong }),
    mode: 'onBlur',
    shouldFocusError: false,
    resolver: useFormCheck(check, t),
  })
  useEarlyTyping(form)
  const { handleSubmit, control, setValue, clearErrors } = form
  const password = useWatch({ control, name: 'password' })
  const changeKind = (value: string) => {
    setKind(value === 'private' ? 'private' : 'business')
    // Who chose 'business' before hydration keeps what was typed in its fields.
    if (value !== 'private') return
    for (const name of ofTheCompany) setValue(name, '')
    clearErrors([...ofTheCompany])
  }
  const send = handleSubmit(async (typed) => {
    setMessage(null)
    // What was typed before hydration in fields that a private customer does not have.
    const values = kind === 'private' ? { ...typed, ...noCompany } : typed
    const result = await shop.session.register(values)
    if (result.ok) {
      notice.done(result.value)
      return onMade(result.value, values)
    }
    notice.refused(result.failure)
    return setMessage(result.failure)
  })
  const submit = async () => {
    if (busy) return
    setBusy(true)
    await fillStreet(shop, form)
    await send()
    setBusy(false)
  }
  return (
    <FormProvider {...form}>
      <form
        className={formStyles.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        noValidate
      >
        <FormSummary>{message === null ? null : <Alert tone="error">{t(message)}</Alert>}</FormSummary>
        {privateCustomers ? (
          <RadioCardGroup name="kind" legend={text('account.kind')} layout="tiles" value={kind} onChange={changeKind}>
            {kinds.map((one) => (
              <RadioCard key={one} value={one} label={text(`account.kinds.${one}`)} />
            ))}
          </RadioCardGroup>
        ) : null}
        {hydrated && kind === 'private' ? null : (
          <div className={privateCustomers ? formStyles.company : undefined}>
            <h2 className={formStyles.heading}>{text('account.companyTitle')}</h2>
            <CompanyFields />
          </div>
        )}
        <h2 className={formStyles.heading}>{text('account.personTitle')}</h2>
        <PersonFields />
        <h2 className={formStyles.heading}>{text('account.addressTitle')}</h2>
        <AddressFields begins="by number" />
        <h2 className={formStyles.heading}>{text('account.passwordTitle')}</h2>
        <PasswordField name="password" label={text('account.password')} autoComplete="new-password" />
        <PasswordRules typed={password} />
        <Button type="submit" size="l" wide busy={busy} busyText={text('account.busy')}>
          {text('account.register')}
        </Button>
      </form>
    </FormProvider>
  )
}
