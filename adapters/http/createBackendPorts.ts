import { Effect } from 'effect'
import { BackendUnavailable } from '@thuishaven/core/failures'
import type { BackendPorts } from '@thuishaven/core'
import type { HttpClientOptions } from './client.ts'
import { createHttpClient } from './client.ts'
import { createHttpAccount } from './createHttpAccount.ts'
import { createHttpCart } from './createHttpCart.ts'
import { createHttpCatalogue } from './createHttpCatalogue.ts'
import { createHttpCheckout } from './createHttpCheckout.ts'
import { createHttpConfig } from './createHttpConfig.ts'
import { createHttpContact } from './createHttpContact.ts'
import type { LoadSanitiser } from './sanitiser.ts'

export interface BackendPortsOptions extends HttpClientOptions {
  /** Fetches what makes HTML of the backend fit to be shown. */
  readonly sanitiser: LoadSanitiser
}

export const createBackendPorts = (options: BackendPortsOptions): BackendPorts => {
  const client = createHttpClient(options)
  // Few pages use these ports, so their schemas and mappers are loaded with the first use-case. A failed load counts as no network.
  const customerPorts = Effect.tryPromise({
    try: async () => (await import('./createHttpCustomer.ts')).createHttpCustomer(client),
    catch: () => new BackendUnavailable({ reason: 'offline' }),
  })
  return {
    account: createHttpAccount(client),
    cart: createHttpCart(client),
    catalogue: createHttpCatalogue(client, options.sanitiser),
    checkout: createHttpCheckout(client),
    config: createHttpConfig(client),
    contact: createHttpContact(client),
    customer: (useCase) => Effect.flatMap(customerPorts, useCase),
  }
}
