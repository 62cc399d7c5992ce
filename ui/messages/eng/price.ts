import type { price as dutch } from '../nld/price.ts'

export const price: typeof dutch = {}
