/** How many thumbnails are in view (PRD-02). */
const thumbnailsInView = 7

export interface GalleryWindow {
  readonly first: number
  /** Index after the last in view. */
  readonly end: number
  /** Pictures after the last thumbnail: the N of '+ N'; 0 when none remain. */
  readonly remaining: number
}

/** The thumbnails in view for a selected picture; the last of them stays free for '+ N' until the end is reached. */
export const galleryWindow = (count: number, selected: number): GalleryWindow => {
  const latest = Math.max(0, count - thumbnailsInView)
  const first = Math.min(latest, Math.max(0, selected - (thumbnailsInView - 2)))
  const end = Math.min(count, first + thumbnailsInView)
  return { first, end, remaining: count - end }
}
