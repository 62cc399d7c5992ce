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
/** Narrower or lower than this it shows nothing that the picture does not. */
const narrowest = 160

type Rect = Pick<DOMRect, 'top' | 'right' | 'bottom'>
type Span = Pick<Rect, 'top' | 'bottom'>

/**
 * A place beside `stage` that is within the window: below the name and price where they are in view, and above or below the buy button, so that
 * a pointer on its way there finds it, unless neither side has room. null where there is none at all.
 */
export const placeBeside = (
  { top, right, bottom }: Rect,
  { price, button }: { readonly price?: Span | undefined; readonly button?: Span | undefined },
  { clientWidth, clientHeight }: Pick<Element, 'clientWidth' | 'clientHeight'> = document.documentElement,
): BesidePlace | null => {
  const lowest = Math.min(bottom, clientHeight - margin)
  const highest = Math.max(top, header, (price?.bottom ?? 0) + margin)
  const whole = { top: highest, bottom: lowest }
  const span =
    button === undefined
      ? whole
      : ([
          { top: highest, bottom: Math.min(lowest, button.top - margin) },
          { top: Math.max(highest, button.bottom + margin), bottom: lowest },
        ].find(({ top: from, bottom: to }) => to - from >= narrowest) ?? whole)
  const inlineSize = Math.floor(Math.min(clientWidth - right - offset - margin, Math.max(384, clientWidth * 0.3)))
  const blockSize = Math.floor(Math.min(span.bottom - span.top, (inlineSize * 5) / 4))
  if (inlineSize < narrowest || blockSize < narrowest) return null
  return { insetBlockStart: Math.round(span.bottom - blockSize - top), inlineSize, blockSize }
}
