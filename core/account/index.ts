/** Customers: forms of registration and login, the session, the account menu. */
export type { AccountPort } from './AccountPort.ts'
export type { SessionTokenPort } from './SessionTokenPort.ts'
export type { AddressBookPort } from './AddressBookPort.ts'
export type { AddressMatch, AddressMatches, FoundAddress } from './addressSearch.ts'
export { createAccountActions } from './createAccountActions.ts'
export type { AccountActions } from './createAccountActions.ts'
export type { AddressActions } from './createAddressActions.ts'
export type { PersonalActions } from './createPersonalActions.ts'
export type { PersonalPort } from './PersonalPort.ts'
export {
  deletionSchema,
  emailChangeSchema,
  invoiceSchema,
  isReference,
  passwordSchema,
  personalSchema,
  referenceLimit,
} from './personal.ts'
export type { DeletionForm, EmailChangeForm, InvoiceForm, PasswordForm, PersonalDetails, PersonalForm, PersonalValues } from './personal.ts'
export { accountMenu } from './accountMenu.ts'
export type { AccountMenuEntry } from './accountMenu.ts'
export type { Address, AddressForm, RegistrationForm } from './address.ts'
export { placeLine, streetLine } from './addressLines.ts'
export { mayDo } from './emailVerification.ts'
export type { AccountRight } from './emailVerification.ts'
export { emailSchema, loginMessage, loginSchema } from './login.ts'
export type { EmailForm, LoginFailure, LoginForm } from './login.ts'
export { passwordStrength, resetSchema } from './password.ts'
export type { PasswordStrength, ResetForm } from './password.ts'
export { addressSchema, lookedUpByNumber, canLookUp, customerKind, registrationSchema } from './registration.ts'
export type { CustomerKind } from './registration.ts'
export type { Session, SignedIn } from './session.ts'
export type { AuthenticatorPort } from './AuthenticatorPort.ts'
export { passkeySchema } from './createSignInActions.ts'
export type { PasskeyForm, SignInActions } from './createSignInActions.ts'
export type { Passkey, PasskeyExchange, SignInPort } from './SignInPort.ts'
export type { SessionState, SessionStore } from './sessionStore.ts'
