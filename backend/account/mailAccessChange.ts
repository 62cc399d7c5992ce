import type { Backend } from '../answers/Backend.ts'
import type { Customer } from '../ports/Customers.ts'
import type { Language } from '../records/ProductRecord.ts'

/** What changed about how a customer gets in. */
export type AccessChange = 'passkeyAdded' | 'passkeyRemoved' | 'passwordChanged'

const texts: Readonly<
  Record<
    Language,
    { readonly subject: string; readonly changed: Readonly<Record<AccessChange, string>>; readonly advice: string; readonly path: string }
  >
> = {
  nld: {
    subject: 'Je account is gewijzigd',
    changed: {
      passkeyAdded: 'Aan je account is een passkey toegevoegd: {name}.',
      passkeyRemoved: 'Uit je account is een passkey verwijderd: {name}.',
      passwordChanged: 'Het wachtwoord van je account is gewijzigd.',
    },
    advice:
      'Was jij dat? Dan hoef je niets te doen. Was jij het niet, kies dan meteen een nieuw wachtwoord, kijk je passkeys na en bel ons:',
    path: '/account/information',
  },
  eng: {
    subject: 'Your account was changed',
    changed: {
      passkeyAdded: 'A passkey was added to your account: {name}.',
      passkeyRemoved: 'A passkey was removed from your account: {name}.',
      passwordChanged: 'The password of your account was changed.',
    },
    advice: 'Was that you? Then there is nothing to do. If it was not, choose a new password at once, look at your passkeys and call us:',
    path: '/en/account/information',
  },
}

/**
 * Tells customers that how they get in was changed, so that what somebody else did on their device does not stay unnoticed.
 * @param name of the passkey; without meaning for a password
 */
export const mailAccessChange = async (
  { mails, appUrl }: Pick<Backend, 'mails' | 'appUrl'>,
  { emailAddress }: Pick<Customer, 'emailAddress'>,
  language: Language,
  change: AccessChange,
  name = '',
): Promise<void> => {
  const { subject, changed, advice, path } = texts[language]
  // A function, because a name may have signs that mean something in a replacement.
  const body = `${changed[change].replace('{name}', () => name)}\n\n${advice}\n${appUrl}${path}`
  await mails.enqueue({ recipient: emailAddress, language, subject, body })
}
