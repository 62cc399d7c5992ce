import type { Ports } from '@thuishaven/core'
import type { HttpClientOptions } from '../http/client.ts'
import { makeHttpClient } from '../http/client.ts'
import { makeHttpAccount } from '../http/makeHttpAccount.ts'
import { makeHttpCart } from '../http/makeHttpCart.ts'
import { makeHttpCatalogue } from '../http/makeHttpCatalogue.ts'
import { makeHttpCheckout } from '../http/makeHttpCheckout.ts'
import { makeHttpConfig } from '../http/makeHttpConfig.ts'

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
