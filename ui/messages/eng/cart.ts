import type { cart as dutch } from '../nld/cart.ts'

export const cart: typeof dutch = {}
