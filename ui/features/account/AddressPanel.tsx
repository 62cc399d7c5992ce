import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { err, ok } from '@thuishaven/core'
import type { Result } from '@thuishaven/core'
import { addressSchema } from '@thuishaven/core/account'
import type { Address, AddressForm, RegistrationForm } from '@thuishaven/core/account'
import type { CustomerApi } from '@thuishaven/core/customer'
import type { Message } from '@thuishaven/core/notifications'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { addressesQuery, useCustomerMutation, useShop } from '../shop/index.ts'
import { useFormCheck, AddressFields, emptyRegistration, FormLine, FormSummary } from '../forms/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Button, Panel } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import styles from './AddressPanel.module.css'

/** Only the address counts here; the fields are those of the registration. */
const check = (values: RegistrationForm): FormCheck<RegistrationForm> => ({ ...validateForm<AddressForm>(addressSchema, values), values })

const compared = [
  'companyName',
  'firstName',
  'lastName',
  'countryCode',
  'zipCode',
  'houseNumber',
  'houseNumberAddition',
  'streetName',
  'city',
] as const satisfies readonly (keyof AddressForm)[]

const isSame = (one: AddressForm, other: AddressForm): boolean => compared.every((name) => one[name].trim() === other[name].trim())

/** What is put in the place of the invoice address: a copy of one of the saved addresses, so that it is saved before unless it is there. */
const saveForInvoices = async (
  customer: CustomerApi,
  values: AddressForm,
  addresses: readonly Address[],
): Promise<Result<string, Message>> => {
  const twin = addresses.find((one) => isSame(one, values))
  const saved = twin === undefined ? await customer.saveAddress(values, null) : ok(twin.uid)
  if (!saved.ok || (await customer.setInvoiceAddress(saved.value))) return saved
  return err({ key: 'phrases.accountChangeInvoiceAddressError' })
}

interface AddressBookFormProps {
  readonly saved: Address | null
  /** It is the invoice address. */
  readonly isInvoice: boolean
  readonly isClosing: boolean
}

const AddressBookForm = ({ saved, isInvoice, isClosing }: AddressBookFormProps) => {
  const shop = useShop()
  const panels = usePanels()
  const queries = useQueryClient()
  const { text, t } = useMessages()
  const id = useId()
  const { firstName = '', lastName = '', companyName = '' } = shop.session.getSnapshot().session ?? {}
  const form = useForm<RegistrationForm>({
    defaultValues: { ...emptyRegistration, ...(saved ?? { firstName, lastName, companyName }) },
    mode: 'onBlur',
    shouldFocusError: false,
    resolver: useFormCheck(check, t),
  })
  const saving = useCustomerMutation(
    (customer, values: AddressForm) =>
      isInvoice
        ? saveForInvoices(customer, values, shop.session.getSnapshot().session?.deliveryAddresses ?? [])
        : customer.saveAddress(values, saved),
    () => {
      panels.close()
      return queries.invalidateQueries({ queryKey: addressesQuery(shop).queryKey })
    },
  )
  const problem = saving.data?.ok === false ? saving.data.failure : null
  const submit = form.handleSubmit(({ countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city, address, ...company }) => {
    const place = { countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city, address }
    const names = { companyName: company.companyName, firstName: company.firstName, lastName: company.lastName }
    saving.mutate({ ...names, ...place })
  })
  return (
    <Panel
      side="centre"
      title={text(saved === null ? 'account.addressNew' : 'account.addressChange')}
      closeLabel={text('account.addressClose')}
      state={isClosing ? 'closing' : 'open'}
      onClose={panels.close}
      footer={
        <Button type="submit" form={id} size="l" wide busy={saving.isPending} busyText={text('account.busy')}>
          {text('account.addressSave')}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form id={id} className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
          <FormSummary>{problem === null ? null : <Alert tone="error">{t(problem)}</Alert>}</FormSummary>
          {isInvoice ? <p>{text('account.invoiceAddressSaved')}</p> : null}
          <FormLine name="companyName" autoComplete="organization" required={false} />
          <AddressFields
            begins={saved === null ? 'by search' : 'by hand'}
            extraLine={false}
            names={
              <div className={styles.fields}>
                <FormLine name="firstName" autoComplete="given-name" />
                <FormLine name="lastName" autoComplete="family-name" />
              </div>
            }
          />
        </form>
      </FormProvider>
    </Panel>
  )
}

/** An address of the address book: a new one, or with a uid the one that is changed (ADR-01); or the invoice address. */
export const AddressPanel = () => {
  const { session: store } = useShop()
  const { closing, subject } = useStore(usePanels())
  const { session } = useStore(store)
  const isInvoice = subject === 'invoice'
  const saved = isInvoice ? session?.invoiceAddresses[0] : session?.deliveryAddresses.find(({ uid }) => uid === subject)
  return <AddressBookForm key={subject} saved={saved ?? null} isInvoice={isInvoice} isClosing={closing === 'addresses'} />
}
