import type { content as dutch } from '../nld/content.ts'

export const content: typeof dutch = {
  stars_one: '{count} star out of 5',
  stars_other: '{count} stars out of 5',
}
