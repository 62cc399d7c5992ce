import type { Session } from './session.ts'

/** What a customer does with an account, as far as it matters whose e-mail address it has. */
export type AccountRight = 'order' | 'seeEarlierOrders' | 'addPasskey'

/**
 * What an account may whose e-mail address is not verified. Somebody else may have typed the address: orders of before may be those of its owner, and a
 * passkey would outlive the owner's way back in.
 */
const withoutVerification: Readonly<Record<AccountRight, boolean>> = { order: true, seeEarlierOrders: false, addPasskey: false }

/** Whether a customer's account may. */
export const mayDo = ({ emailVerified }: Pick<Session, 'emailVerified'>, right: AccountRight): boolean =>
  emailVerified || withoutVerification[right]
