import type { notification as dutch } from '../nld/notification.ts'

export const notification: typeof dutch = {}
