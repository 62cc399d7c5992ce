import { externalUrl } from '@thuishaven/core/routing'

/**
 * Where to pay, from the address that the shop's own backend answered, which is the one opt-in to another site (RTE-15).
 * null for an address that is always refused.
 */
export const paymentPage = (address: string): string | null => {
  const target = externalUrl(address, 'any')
  if (target.type === 'refused') return null
  return target.type === 'external' ? target.url : target.path
}
