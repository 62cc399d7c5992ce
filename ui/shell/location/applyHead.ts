import { afterPaint } from '../afterPaint.ts'
import type { Head } from '../page.ts'
import type { HeadSite } from './headTags.ts'

/** Counts the heads that were applied: what comes late belongs to the page that asked for it. */
let applied = 0

/**
 * Brings the document's head in line with the page on screen after a client-side navigation; the server wrote the first one. The title is
 * read out, so it changes at once; the rest is for machines, and follows when the page is painted. Its program comes when it is first wanted.
 */
export const applyHead = (head: Head, site: () => HeadSite): void => {
  const mine = ++applied
  if (head.title !== '') document.title = head.title
  const isCurrent = () => mine === applied
  const write = async (): Promise<void> => {
    const { writeHead } = await import('./writeHead.ts')
    if (isCurrent()) writeHead(head, site(), isCurrent)
  }
  // Without a connection nobody reads it.
  afterPaint(() => void write().catch(() => undefined))
}
