import type { Ports } from '@thuishaven/core'
import type { HttpClientOptions } from './client.ts'
import { createHttpClient } from './client.ts'
import { createHttpAccount } from './createHttpAccount.ts'
import { createHttpCart } from './createHttpCart.ts'
import { createHttpCatalogue } from './createHttpCatalogue.ts'
import { createHttpCheckout } from './createHttpCheckout.ts'
import { createHttpConfig } from './createHttpConfig.ts'
import { createHttpContact } from './createHttpContact.ts'
import { lazyPort } from './lazyPort.ts'
import type { LoadSanitiser } from './sanitiser.ts'

/** The ports behind which the shop's backend stands. */
export type BackendPorts = Pick<Ports, 'account' | 'cart' | 'catalogue' | 'checkout' | 'config' | 'contact' | 'customer'>

export interface BackendPortsOptions extends HttpClientOptions {
  /** Fetches what makes HTML of the backend fit to be shown. */
  readonly sanitiser: LoadSanitiser
}

export const createBackendPorts = (options: BackendPortsOptions): BackendPorts => {
  const client = createHttpClient(options)
  return {
    account: createHttpAccount(client),
    cart: createHttpCart(client),
    catalogue: createHttpCatalogue(client, options.sanitiser),
    checkout: createHttpCheckout(client),
    config: createHttpConfig(client),
    contact: createHttpContact(client),
    customer: lazyPort(() => import('./createHttpCustomer.ts').then(({ createHttpCustomer }) => createHttpCustomer(client))),
  }
}
