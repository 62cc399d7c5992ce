import type { HostCapabilities } from '@thuishaven/core/cart'

/** What the contract promises of the shop's host. */
export const httpCapabilities: HostCapabilities = { idempotent: true, guestCheckout: true }
