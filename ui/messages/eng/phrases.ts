import type { phrases as dutch } from '../nld/phrases.ts'

export const phrases: typeof dutch = {}
