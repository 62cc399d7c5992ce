import type { BackendCapabilities } from '@thuishaven/core/cart'

/** Capabilities of a backend with this contract. */
export const httpCapabilities: BackendCapabilities = { idempotent: true, guestCheckout: true }
