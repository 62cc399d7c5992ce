import type { catalogue as dutch } from '../nld/catalogue.ts'

export const catalogue: typeof dutch = {}
