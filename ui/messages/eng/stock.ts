import type { stock as dutch } from '../nld/stock.ts'

export const stock: typeof dutch = {}
