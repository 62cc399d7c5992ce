/** Position of a box beside a gallery, in px from the gallery's corner. */
export interface BesidePlace {
  readonly insetBlockStart: number
  readonly inlineSize: number
  readonly blockSize: number
}

/** Between the gallery and the box (PRD-03), and between the box and the edges of the window. */
const offset = 20
const margin = 16
/** The header, which sticks to the top. */
const header = 88
/** Maximum share of the visible height of the picture, because name and price are above it. */
const most = 2 / 3
/** Narrower than this it shows nothing that the picture does not. */
const narrowest = 160

/**
 * A place beside `stage` that is within the window: as low as the picture reaches, so that name and price above stay in sight.
 * null where there is no room.
 */
export const placeBeside = (
  { top, right, bottom }: Pick<DOMRect, 'top' | 'right' | 'bottom'>,
  { clientWidth, clientHeight }: Pick<Element, 'clientWidth' | 'clientHeight'> = document.documentElement,
): BesidePlace | null => {
  const lowest = Math.min(bottom, clientHeight - margin)
  const highest = Math.max(top, header)
  const room = clientWidth - right - offset - margin
  const inlineSize = Math.floor(Math.min(room, Math.max(384, clientWidth * 0.3), ((lowest - highest) * most * 4) / 5))
  if (inlineSize < narrowest) return null
  const blockSize = Math.round((inlineSize * 5) / 4)
  return { insetBlockStart: Math.round(lowest - blockSize - top), inlineSize, blockSize }
}
