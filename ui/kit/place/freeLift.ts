/** As much of a rectangle as it takes to see whether two of them touch. */
export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Pixels that stay free around it. */
const room = 4

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right + room && other.left < one.right + room && one.top < other.bottom + room && other.top < one.bottom + room

/**
 * How far something has to go up from its place so that it covers nothing that is to be pressed: 0 where it is free already, and where there
 * is no free place above it.
 * @param own its place at rest
 * @param taken what must not be covered
 */
export const freeLift = (own: Box, taken: readonly Box[]): number => {
  for (let lift = 0; own.top - lift > 0;) {
    const place = { ...own, top: own.top - lift, bottom: own.bottom - lift }
    const below = taken.filter((box) => touch(place, box))
    if (below.length === 0) return lift
    lift = own.bottom - Math.min(...below.map(({ top }) => top)) + room
  }
  return 0
}
