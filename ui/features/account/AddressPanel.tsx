import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { addressSchema } from '@thuishaven/core/account'
import type { Address, AddressForm, RegistrationForm } from '@thuishaven/core/account'
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

interface AddressBookFormProps {
  readonly saved: Address | null
  readonly isClosing: boolean
}

const AddressBookForm = ({ saved, isClosing }: AddressBookFormProps) => {
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
    (customer, values: AddressForm) => customer.saveAddress(values, saved),
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
          <FormLine name="companyName" autoComplete="organization" required={false} />
          <AddressFields
            begins={saved === null ? 'by search' : 'by hand'}
            extraLine={false}
            names={
              <div className={styles.names}>
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

/** An address of the address book: a new one, or with a uid the one that is changed (ADR-01). */
export const AddressPanel = () => {
  const { session: store } = useShop()
  const { closing, subject } = useStore(usePanels())
  const { session } = useStore(store)
  const saved = session?.deliveryAddresses.find(({ uid }) => uid === subject) ?? null
  return <AddressBookForm key={subject} saved={saved} isClosing={closing === 'addresses'} />
}
