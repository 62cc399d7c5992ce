import type { rug as dutch } from '../nld/rug.ts'

export const rug: typeof dutch = {}
