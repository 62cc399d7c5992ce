import type { account as dutch } from '../nld/account.ts'

export const account: typeof dutch = {}
