import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'

/** The passkeys of a customer as they are shown. */
export const wirePasskeys = async (backend: Backend, customerId: string): Promise<Wire['Passkey'][]> =>
  (await backend.passkeys.ofCustomer(customerId)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
  }))
