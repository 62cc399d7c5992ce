/** Number of visible thumbnails (PRD-02). */
const thumbnailsInView = 7

export interface GalleryWindow {
  readonly first: number
  /** Index after the last visible one. */
  readonly end: number
  /** Number of pictures after the last thumbnail, the N of '+ N'. */
  readonly remaining: number
}

/** The visible thumbnails for a selected picture; the last one is reserved for '+ N' until the end is reached. */
export const galleryWindow = (count: number, selected: number): GalleryWindow => {
  const latest = Math.max(0, count - thumbnailsInView)
  const first = Math.min(latest, Math.max(0, selected - (thumbnailsInView - 2)))
  const end = Math.min(count, first + thumbnailsInView)
  return { first, end, remaining: count - end }
}
