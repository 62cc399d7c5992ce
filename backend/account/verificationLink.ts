import type { Backend } from '../answers/Backend.ts'
import type { Customer } from '../ports/Customers.ts'
import type { Language } from '../records/ProductRecord.ts'
import { mailedLink } from './mailedLink.ts'

/** Validity of a mailed link in ms: one day. */
const lifetime = 24 * 60 * 60 * 1000

const texts: Readonly<Record<Language, { readonly before: string; readonly path: string }>> = {
  nld: {
    before: 'Is dit account van jou? Bevestig je e-mailadres dan met deze link. Hij werkt een dag. Is het niet van jou, doe dan niets.',
    path: '/account/bevestigen',
  },
  eng: {
    before: 'Is this account yours? Then confirm your e-mail address with this link. It works for a day. If it is not yours, do nothing.',
    path: '/en/account/verify',
  },
}

/** What a mail says so that its reader can show that the address is theirs. */
export const verificationLink = async (
  backend: Pick<Backend, 'appUrl' | 'oneTimeTokens'>,
  { id, emailAddress }: Pick<Customer, 'id' | 'emailAddress'>,
  language: Language,
): Promise<string> => {
  const token = await backend.oneTimeTokens.issue('verifyEmail', { customerId: id, subject: emailAddress }, lifetime)
  const { before, path } = texts[language]
  return `${before}\n${mailedLink(backend, language, path, token)}`
}
