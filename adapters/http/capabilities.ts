import type { BackendCapabilities } from '@thuishaven/core/cart'

/** What the contract promises of the shop's backend. */
export const httpCapabilities: BackendCapabilities = { idempotent: true, guestCheckout: true }
