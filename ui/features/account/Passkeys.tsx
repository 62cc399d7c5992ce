import { useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mayDo, passkeySchema } from '@thuishaven/core/account'
import type { Passkey, PasskeyForm, Session } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { passkeysQuery, useCustomerMutation, useDateText, useShop } from '../shop/index.ts'
import { useFormCheck } from '../forms/index.ts'
import { Alert, Button, classes, Disclosure, Field, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ActionResult, QueryResult, sectionStyles } from '../account-frame/index.ts'
import styles from './Personal.module.css'
import { usePasskeys } from './usePasskeys.ts'

// The general message of an empty field: that of names asks for the customer's.
const check = (values: PasskeyForm): FormCheck<PasskeyForm> => ({ ...validateForm(passkeySchema, values), missing: [] })
const empty: PasskeyForm = { name: '', password: '' }

/** Signing in anew is as good as the password; who has none does that. */
const Password = ({ onChange, value }: { readonly value: string; readonly onChange: (typed: string) => void }) => {
  const { text } = useMessages()
  return (
    <Field label={text('account.personal.currentPassword')} hint={text('account.passkeys.passwordHint')}>
      <TextInput
        type="password"
        autoComplete="current-password"
        reveal={{ show: text('account.showPassword'), hide: text('account.hidePassword') }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

const Kept = ({ passkey, onRemoved }: { readonly passkey: Passkey; readonly onRemoved: (message: Message) => unknown }) => {
  const { text } = useMessages()
  const dateOf = useDateText()
  const [password, setPassword] = useState('')
  const removing = useCustomerMutation((customer) => customer.removePasskey({ id: passkey.id, password }), onRemoved)
  return (
    <li>
      <Disclosure
        summary={passkey.name}
        note={passkey.usedAt === null ? text('account.passkeys.unused') : text('account.passkeys.used', { date: dateOf(passkey.usedAt) })}
      >
        <div className={styles.inside}>
          <Password value={password} onChange={setPassword} />
          <ActionResult result={removing.data} />
          <div>
            <Button
              type="button"
              variant="secondary"
              busy={removing.isPending}
              busyText={text('account.busy')}
              onClick={() => removing.mutate()}
            >
              {text('account.passkeys.remove', { name: passkey.name })}
            </Button>
          </div>
        </div>
      </Disclosure>
    </li>
  )
}

const NewPasskey = ({ onAdded }: { readonly onAdded: (message: Message) => unknown }) => {
  const { text, t } = useMessages()
  const form = useForm<PasskeyForm>({ defaultValues: empty, mode: 'onBlur', resolver: useFormCheck(check, t) })
  const { register, handleSubmit, control, setValue, formState } = form
  const password = useWatch({ control, name: 'password' })
  const adding = useCustomerMutation((customer, values: PasskeyForm) => customer.addPasskey(values), onAdded)
  const submit = handleSubmit((values) => adding.mutate(values))
  return (
    <FormProvider {...form}>
      <form className={styles.inside} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={text('account.passkeys.name')}
          hint={text('account.passkeys.nameHint')}
          required
          error={formState.errors.name?.message}
        >
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <Password value={password} onChange={(typed) => setValue('password', typed)} />
        <ActionResult result={adding.data} />
        <div>
          <Button type="submit" busy={adding.isPending} busyText={text('account.busy')}>
            {text('account.passkeys.add')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** The customer's passkeys; nothing where shop or browser have none. It has its place from the start: what is below must not move under a press. */
export const Passkeys = ({ customer }: { readonly customer: Session }) => {
  const shop = useShop()
  const { text, t } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  /** What was done last, and how often one was added: each time the form is a new one, which is closed. */
  const [{ done, added }, setNews] = useState<{ readonly done: Message | null; readonly added: number }>({ done: null, added: 0 })
  const offered = usePasskeys()
  const queries = useQueryClient()
  const options = passkeysQuery(shop)
  const query = useQuery({ ...options, enabled: offered === true })
  if (offered === false) return null
  const report = (message: Message, isNew: boolean): Promise<void> => {
    setNews({ done: message, added: isNew ? added + 1 : added })
    // The pressed button goes.
    heading.current?.focus()
    return queries.invalidateQueries({ queryKey: options.queryKey })
  }
  return (
    <section className={classes(sectionStyles.block, styles.scripted)} aria-labelledby="passkeys">
      <h2 ref={heading} id="passkeys" tabIndex={-1}>
        {text('account.passkeys.title')}
      </h2>
      <p className={sectionStyles.quiet}>{text('account.passkeys.text')}</p>
      {done === null ? null : <Alert tone="success">{t(done)}</Alert>}
      <QueryResult query={query} params={{}} waiting={null}>
        {(passkeys) => (
          <ul aria-label={text('account.passkeys.title')}>
            {passkeys.map((passkey) => (
              <Kept key={passkey.id} passkey={passkey} onRemoved={(message) => report(message, false)} />
            ))}
          </ul>
        )}
      </QueryResult>
      {mayDo(customer, 'addPasskey') ? (
        <Disclosure key={added} summary={text('account.passkeys.new')}>
          <NewPasskey onAdded={(message) => report(message, true)} />
        </Disclosure>
      ) : (
        <p className={sectionStyles.quiet}>{text('account.passkeys.verifyFirst')}</p>
      )}
    </section>
  )
}
