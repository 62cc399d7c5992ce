import type { checkout as dutch } from '../nld/checkout.ts'

export const checkout: typeof dutch = {}
