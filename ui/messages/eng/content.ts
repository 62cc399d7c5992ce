import type { content as dutch } from '../nld/content.ts'

export const content: typeof dutch = {}
