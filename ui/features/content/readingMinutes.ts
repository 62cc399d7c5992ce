import type { ContentBlock } from '@thuishaven/core/catalogue'

/** Words that a reader takes in within a minute. */
const pace = 200

/** How long the running text of a page takes to read, in whole minutes, at least one. */
export const readingMinutes = (blocks: readonly ContentBlock[]): number => {
  const words = blocks
    .flatMap((block) => (block.type === 'richText' ? [block.html.replaceAll(/<[^>]*>/g, ' ')] : []))
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(words / pace))
}
