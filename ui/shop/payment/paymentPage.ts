import { externalUrl } from '@thuishaven/core/routing'

/**
 * Where to pay, from the address that the shop's own host answered, which is the one opt-in to another site (RTE-15).
 * null for an address that is refused whatever is opted in.
 */
export const paymentPage = (address: string): string | null => {
  const target = externalUrl(address, 'any')
  if (target.go === 'refused') return null
  return target.go === 'external' ? target.url : target.path
}
