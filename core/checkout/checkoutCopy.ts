import type { RegistrationForm } from '../account/address.ts'

/** The persisted part of a checkout, which never has a password (CHK-12). */
export interface CheckoutCopy {
  readonly email: string
  readonly existingSession: boolean
  readonly draft: Partial<RegistrationForm>
}

const fields: readonly (keyof RegistrationForm)[] = [
  'companyName',
  'cocNumber',
  'vatNumber',
  'reference',
  'countryCode',
  'firstName',
  'lastName',
  'address',
  'zipCode',
  'houseNumber',
  'houseNumberAddition',
  'streetName',
  'city',
  'emailAddress',
  'phoneNumber',
]

/** The persisted fields of a draft; all others, such as passwords, are omitted. */
export const keepableDraft = (draft: Readonly<Record<string, unknown>>): Partial<RegistrationForm> =>
  Object.fromEntries(fields.flatMap((field) => (typeof draft[field] === 'string' ? [[field, draft[field]]] : [])))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** null for text that this version cannot parse. */
export const readCheckoutCopy = (text: string | null): CheckoutCopy | null => {
  if (text === null) return null
  try {
    const copy: unknown = JSON.parse(text)
    if (!isRecord(copy) || typeof copy['email'] !== 'string' || !isRecord(copy['draft'])) return null
    return { email: copy['email'], existingSession: copy['existingSession'] === true, draft: keepableDraft(copy['draft']) }
  } catch {
    return null
  }
}

export const printCheckoutCopy = ({ email, existingSession, draft }: CheckoutCopy): string =>
  JSON.stringify({ email, existingSession, draft: keepableDraft(draft) })
