import type { delivery as dutch } from '../nld/delivery.ts'

export const delivery: typeof dutch = {}
