import type { Shop } from '@thuishaven/core'
import type { Address } from '@thuishaven/core/account'
import { defaultCountry } from '@thuishaven/core/locale'
import type { CountryCode } from '@thuishaven/core/locale'

/** The address that the cart is delivered to; the customer's default, or first, until one is chosen. */
export const deliveryAddress = (shop: Pick<Shop, 'session' | 'cart'>): Address | null => {
  const { session } = shop.session.getSnapshot()
  const { addressId } = shop.cart.getSnapshot().cart
  const addresses = session?.deliveryAddresses ?? []
  const byId = (id: string | null | undefined) => addresses.find((address) => address.id === id)
  return byId(addressId) ?? byId(session?.defaultDeliveryAddressId) ?? addresses[0] ?? null
}

/** The delivery country; the Netherlands by default. */
export const deliveryCountry = (shop: Pick<Shop, 'session' | 'cart'>): CountryCode => deliveryAddress(shop)?.countryCode ?? defaultCountry
