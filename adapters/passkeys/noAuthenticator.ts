import { Effect } from 'effect'
import type { AuthenticatorPort } from '@thuishaven/core/account'

/** A server has no passkeys. */
export const noAuthenticator: AuthenticatorPort = { create: () => Effect.succeed(null), use: () => Effect.succeed(null) }
