import { visitShop } from './visitShop.tsx'
import type { BackendCall, VisitedShop } from './visitShop.tsx'
import { newCustomer } from './shopper.ts'

/** A shop in which a customer of this test alone is signed in. */
export interface CustomerVisit extends VisitedShop {
  readonly email: string
}

interface PlacedOrder {
  readonly uid: string
  readonly orderNumber: string
}

/** Places orders that are not paid yet, of one product each, with all that lies in the cart; the newest first. */
export const placeOrders = async (call: BackendCall, amount: number, productId = 1004): Promise<readonly PlacedOrder[]> => {
  const data = async <Data>(response: Promise<Response>): Promise<Data> => ((await (await response).json()) as { readonly data: Data }).data
  const token = /auth_token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const { addresses } = await data<{ readonly addresses: { readonly delivery: readonly { readonly id: string }[] } }>(
    call('POST', '/api/v2/account/session', { token: decodeURIComponent(token) }),
  )
  const { lUid } = await data<{ readonly lUid: string }>(
    call('POST', '/api/v2/cart/lines', { item: { id: String(productId), productId, quantity: 1, options: [] } }),
  )
  await call('POST', '/api/v2/cart', { address_id: addresses.delivery[0]?.id })
  await call('POST', '/api/v2/cart', { shipping_option_id: 'postnl' })
  await call('POST', '/api/v2/cart', { payment_option_id: 'ideal' })
  for (let nth = 1; nth <= amount; nth += 1) {
    if (nth > 1) await call('PUT', `/api/v2/cart/lines/${lUid}`, { quantity: nth, id: String(productId) })
    await call('POST', '/api/v2/checkout/pay', {})
  }
  return (await data<{ readonly orders: readonly PlacedOrder[] }>(call('GET', '/api/v2/account/orders'))).orders
}

/** Opens an address as a new customer, for whom `before` may place orders. */
export const visitAsNewCustomer = async (
  href: string,
  before: (call: BackendCall, email: string) => Promise<unknown> = async () => undefined,
): Promise<CustomerVisit> => {
  let email = ''
  const visited = await visitShop(href, {
    before: async (call) => {
      email = await newCustomer(call)
      await before(call, email)
    },
  })
  return { ...visited, email }
}
