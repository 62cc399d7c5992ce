import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { Effect } from 'effect'
import type { AuthenticatorPort, PasskeyExchange } from '@thuishaven/core/account'

const orNull = (answer: () => Promise<object>): Effect.Effect<PasskeyExchange | null> =>
  Effect.promise((signal) => {
    // A page that is left waits for no passkey.
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
    return answer().then(
      (credential) => ({ ...credential }),
      () => null,
    )
  })

/** The authenticator that the browser reaches by WebAuthn. */
export const createBrowserAuthenticator = (): AuthenticatorPort => ({
  create: (options) => orNull(() => startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })),
  use: (options, suggests) =>
    orNull(() =>
      startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: suggests }),
    ),
})
