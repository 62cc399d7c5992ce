import { stepOfSlug } from './stepOfSlug.ts'

/**
 * Whether the last part of /checkout/{…} can be the uid of a payment: 6 to 64 letters, digits, '-' or '_', which leaves out
 * 'login', and no step in any language (RTE-07). Only the host knows whether the payment exists.
 */
export const isPaymentUid = (slug: string): boolean =>
  /^[A-Za-z0-9_-]{6,64}$/.test(slug) && stepOfSlug('nld', slug) === null && stepOfSlug('eng', slug) === null
