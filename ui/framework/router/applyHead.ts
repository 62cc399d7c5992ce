import { afterPaint } from '../hydration/afterPaint.ts'
import type { Head } from './route.ts'

/** Writes the tags of a head, and its structured data. `isCurrent`: whether the page is still shown. */
export type WriteHead = (head: Head, isCurrent: () => boolean) => Promise<void>

/** Counts the heads that were applied: a head that arrives late belongs to an earlier page. */
let applied = 0

/**
 * Updates the document's head after a client-side navigation; the server wrote the first one. The title is announced, so it changes immediately;
 * the rest is for machines, and follows when the page is painted.
 */
export const applyHead = (head: Head, write: WriteHead): void => {
  const mine = ++applied
  if (head.title !== '') document.title = head.title
  // Without a connection its module does not load, and no robot reads it.
  afterPaint(() => void write(head, () => mine === applied).catch(() => undefined))
}
