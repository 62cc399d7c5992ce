import type { Ports } from '@thuishaven/core'
import type { HttpClientOptions } from './client.ts'
import { makeHttpClient } from './client.ts'
import { makeHttpAccount } from './makeHttpAccount.ts'
import { makeHttpCart } from './makeHttpCart.ts'
import { makeHttpCatalogue } from './makeHttpCatalogue.ts'
import { makeHttpCheckout } from './makeHttpCheckout.ts'
import { makeHttpConfig } from './makeHttpConfig.ts'
import { makeHttpContact } from './makeHttpContact.ts'
import { laterPort } from './laterPort.ts'
import type { LoadSanitiser } from './sanitiser.ts'

/** The ports behind which the shop's host stands. */
export type HostPorts = Pick<Ports, 'account' | 'cart' | 'catalogue' | 'checkout' | 'config' | 'contact' | 'customer'>

export interface HostPortsOptions extends HttpClientOptions {
  /** Fetches what makes HTML of the host fit to be shown. */
  readonly sanitiser: LoadSanitiser
}

export const makeHostPorts = (options: HostPortsOptions): HostPorts => {
  const client = makeHttpClient(options)
  return {
    account: makeHttpAccount(client),
    cart: makeHttpCart(client),
    catalogue: makeHttpCatalogue(client, options.sanitiser),
    checkout: makeHttpCheckout(client),
    config: makeHttpConfig(client),
    contact: makeHttpContact(client),
    customer: laterPort(() => import('./makeHttpCustomer.ts').then(({ makeHttpCustomer }) => makeHttpCustomer(client))),
  }
}
