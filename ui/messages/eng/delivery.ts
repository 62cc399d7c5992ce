import type { delivery as dutch } from '../nld/delivery.ts'

export const delivery: typeof dutch = {
  tomorrow: 'Delivered tomorrow',
  withinDays_one: 'Within {count} day',
  withinDays_other: 'Within {count} days',
  week: '1 week',
  weeks: '{from} - {to} weeks',
  none: 'No indication',
}
