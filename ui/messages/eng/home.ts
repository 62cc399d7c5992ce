import type { home as dutch } from '../nld/home.ts'

export const home: typeof dutch = {}
