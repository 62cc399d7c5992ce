import { useCallback } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Phrase } from '@thuishaven/core/notifications'
import type { FormCheck } from '@thuishaven/core/validation'
import type { Translatable, Translate } from '../../messages/text.ts'

/** Messages of empty fields by name; others have a general one. */
const missingTexts: Readonly<Partial<Record<string, Translatable>>> = {
  email: { key: 'phrases.missing.emailAddress' },
  password_confirm: { key: 'phrases.missing.passwordConfirm' },
  currentPassword: { key: 'phrases.missing.password' },
  firstName: { key: 'phrases.missing.firstName' },
  lastName: { key: 'phrases.missing.lastName' },
  emailAddress: { key: 'phrases.missing.emailAddress' },
  phoneNumber: { key: 'phrases.missing.phoneNumber' },
  zipCode: { key: 'phrases.missing.zipCode' },
  houseNumber: { key: 'phrases.missing.houseNumber' },
  streetName: { key: 'phrases.missing.streetName' },
  city: { key: 'phrases.missing.city' },
  companyName: { key: 'phrases.missing.companyName' },
  cocNumber: { key: 'phrases.missing.cocNumber' },
  vatNumber: { key: 'phrases.missing.vatNumber' },
  reference: { key: 'phrases.missing.reference' },
  password: { key: 'phrases.missing.password' },
  passwordConfirm: { key: 'phrases.missing.passwordConfirm' },
  orderNumber: { key: 'phrases.missing.orderNumber' },
  name: { key: 'phrases.missing.name' },
  subject: { key: 'phrases.missing.subject' },
  message: { key: 'phrases.missing.message' },
}

/** Form errors in react-hook-form's format. */
export const errorsOf = <Values extends FieldValues>({ errors, missing }: FormCheck<Values>, t: Translate): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, phrase]) => [
      name,
      { type: 'rule', message: t((missing.includes(name) ? missingTexts[name] : undefined) ?? (phrase as Phrase)) },
    ]),
  ) as FieldErrors<Values>

/** Validates a react-hook-form form by the core's rules, with messages in the active language. */
export const useFormCheck = <Values extends FieldValues>(check: (values: Values) => FormCheck<Values>, t: Translate): Resolver<Values> =>
  useCallback<Resolver<Values>>(
    (values) => {
      const judged = check(values)
      return judged.valid ? { values: judged.values, errors: {} } : { values: {}, errors: errorsOf(judged, t) }
    },
    [check, t],
  )
