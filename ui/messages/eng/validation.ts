import type { validation as dutch } from '../nld/validation.ts'

export const validation: typeof dutch = {}
