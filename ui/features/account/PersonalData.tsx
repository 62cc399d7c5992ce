import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { personalSchema } from '@thuishaven/core/account'
import type { PersonalDetails, PersonalValues } from '@thuishaven/core/account'
import { localeCodes, locales } from '@thuishaven/core/locale'
import type { CountryCode } from '@thuishaven/core/locale'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { useCustomerMutation, useShop } from '../shop/index.ts'
import { errorsOf, useFormCheck, CompanyFields, FormLine, FormSummary } from '../forms/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { VatNotice } from '../cart/index.ts'
import { Button, Disclosure, Field, Select } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Personal.module.css'
import { ActionResult } from '../account-frame/index.ts'
import { usePostedPersonal } from './postedPersonal.ts'

const companyFields = ['companyName', 'cocNumber', 'vatNumber', 'reference'] as const

const check = (values: PersonalValues): FormCheck<PersonalValues> => validateForm(personalSchema, values)

export interface PersonalDataProps {
  readonly details: PersonalDetails
  /** Where the customer's invoices go: it decides on the form of a company's numbers. */
  readonly countryCode: CountryCode
}

/** Name, phone number, language of mails, and a company's own data. */
export const PersonalData = ({ details, countryCode }: PersonalDataProps) => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text, t } = useMessages()
  const posted = usePostedPersonal('details')
  const { cart } = useStore(shop.cart)
  const { emailAddress: _signsIn, ...known } = details
  const [begun] = useState((): PersonalValues => ({ ...known, ...posted?.details, countryCode }))
  const company = useRef<HTMLDetailsElement>(null)
  // The cart leads here to have it corrected.
  const isDoubted = cart.vatTreatment === 'numberInvalid' || cart.vatTreatment === 'numberUnchecked'
  const [wrong] = useState(() => (posted === null || posted.details === null ? null : errorsOf(check(begun), t)))
  const form = useForm<PersonalValues>({
    defaultValues: begun,
    ...(wrong === null ? {} : { errors: wrong }),
    mode: 'onBlur',
    resolver: useFormCheck(check, t),
  })
  const { register, handleSubmit, reset } = form
  const saving = useCustomerMutation(
    (customer, values: PersonalValues) => customer.saveDetails(values, details),
    (_message, values) => {
      reset(values)
      // Prices may be without VAT from now on, or with it.
      void queries.invalidateQueries()
    },
  )
  // What is wrong can be seen, and focused.
  const showWrong = (errors: object): void => {
    if (company.current !== null && companyFields.some((name) => name in errors)) company.current.open = true
  }
  return (
    <FormProvider {...form}>
      <form
        className={styles.wide}
        method="post"
        aria-labelledby="personal-data"
        onSubmit={(event) => void handleSubmit((values) => saving.mutate(values), showWrong)(event)}
        noValidate
      >
        <input type="hidden" name="intent" value="details" />
        <FormSummary />
        <h2 id="personal-data">{text('account.personal.title')}</h2>
        <div className={styles.pair}>
          <FormLine name="firstName" autoComplete="given-name" />
          <FormLine name="lastName" autoComplete="family-name" />
          <FormLine name="phoneNumber" type="tel" autoComplete="tel" hint={text('account.phoneHint')} />
          <Field label={text('account.personal.language')} hint={text('account.personal.languageHint')} required>
            <Select options={localeCodes.map((locale) => ({ value: locale, label: locales[locale].name }))} {...register('language')} />
          </Field>
        </div>
        <Disclosure
          ref={company}
          summary={text('account.personal.company')}
          note={begun.companyName || text('account.optional')}
          open={isDoubted || (wrong !== null && companyFields.some((name) => name in wrong))}
        >
          <div className={styles.company}>
            <CompanyFields required={false} />
          </div>
        </Disclosure>
        <VatNotice treatment={cart.vatTreatment} />
        <ActionResult result={saving.data ?? posted?.result} />
        <div>
          <Button type="submit" busy={saving.isPending} busyText={text('account.busy')}>
            {text('account.personal.save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
