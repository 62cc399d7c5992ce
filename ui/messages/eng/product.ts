import type { product as dutch } from '../nld/product.ts'

export const product: typeof dutch = {}
