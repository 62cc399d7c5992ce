import type { Effect } from 'effect'
import type { PasskeyExchange } from './SignInPort.ts'

/** The device's keeper of passkeys. It never fails: null when the shopper cancelled or it has none. */
export interface AuthenticatorPort {
  /** Makes a passkey from the backend's options. */
  readonly create: (options: PasskeyExchange) => Effect.Effect<PasskeyExchange | null>
  /** Answers the backend's challenge. @param suggests offers passkeys with what the browser suggests for the e-mail field, and waits until one is chosen */
  readonly use: (options: PasskeyExchange, suggests: boolean) => Effect.Effect<PasskeyExchange | null>
}
