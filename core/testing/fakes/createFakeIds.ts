import type { IdsPort } from '../../ports/IdsPort.ts'

/** Counts: id-1, id-2, … */
export const createFakeIds = (prefix = 'id'): IdsPort => {
  let last = 0
  return {
    next: () => {
      last += 1
      return `${prefix}-${last}`
    },
  }
}
