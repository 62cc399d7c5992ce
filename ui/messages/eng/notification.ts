import type { notification as dutch } from '../nld/notification.ts'

export const notification: typeof dutch = {
  defaultTitle: 'Notification',
  region: 'Notifications',
  close: 'Close notification',
}
