/** The edges of a rectangle. */
export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Margin in px around the element. */
const room = 4

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right + room && other.left < one.right + room && one.top < other.bottom + room && other.top < one.bottom + room

/**
 * How far an element must move up so that it covers no target, in px: 0 where it covers none, and where there is no free place
 * above it.
 * @param own its position at rest
 * @param taken rectangles that must not be covered
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
