import { Effect } from 'effect'
import type { AuthenticatorPort } from '../../account/AuthenticatorPort.ts'

/** A device that answers with the challenge it got. @param refuses as a shopper who cancels */
export const createFakeAuthenticator = (refuses = false): AuthenticatorPort => ({
  create: (options) => Effect.succeed(refuses ? null : { made: options['challenge'] }),
  use: (options) => Effect.succeed(refuses ? null : { used: options['challenge'] }),
})
