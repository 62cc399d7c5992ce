import type { Ports } from '@thuishaven/core'
import type { HttpClientOptions } from './client.ts'
import { makeHttpClient } from './client.ts'
import { makeHttpAccount } from './makeHttpAccount.ts'
import { makeHttpCart } from './makeHttpCart.ts'
import { makeHttpCatalogue } from './makeHttpCatalogue.ts'
import { makeHttpCheckout } from './makeHttpCheckout.ts'
import { makeHttpConfig } from './makeHttpConfig.ts'

/** The ports behind which the shop's host stands. */
export type HostPorts = Pick<Ports, 'account' | 'cart' | 'catalogue' | 'checkout' | 'config'>

export const makeHostPorts = (options: HttpClientOptions): HostPorts => {
  const client = makeHttpClient(options)
  return {
    account: makeHttpAccount(client),
    cart: makeHttpCart(client),
    catalogue: makeHttpCatalogue(client),
    checkout: makeHttpCheckout(client),
    config: makeHttpConfig(client),
  }
}
