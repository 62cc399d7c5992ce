import type { dates as dutch } from '../nld/dates.ts'

export const dates: typeof dutch = {
  notAvailable: 'Date not available',
}
