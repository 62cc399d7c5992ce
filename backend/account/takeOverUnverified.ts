import type { Backend } from '../answers/Backend.ts'
import type { Customer } from '../ports/Customers.ts'

/**
 * The owner of the address comes by a mail: from now on the address is verified. Somebody else may have made an account with it before, so nothing
 * of an account that was not verified stays valid: no session, no passkey, no other mailed link, no password.
 */
export const takeOverUnverified = async (
  { customers, oneTimeTokens, passkeys, sessions }: Pick<Backend, 'customers' | 'oneTimeTokens' | 'passkeys' | 'sessions'>,
  { id }: Customer,
): Promise<void> => {
  if (await customers.emailIsVerified(id)) return
  await sessions.closeAll(id, null)
  await passkeys.removeAll(id)
  await oneTimeTokens.revokeAll(id)
  await customers.forgetPassword(id)
  await customers.setEmailVerified(id)
}
