import { headTags } from './location/headTags.ts'
import type { HeadSite } from './location/headTags.ts'
import type { Head } from './location/route.ts'
import { writeTags } from './location/writeTags.ts'

/** Writes the head of the page on screen by the rules of the shop. */
export const writeShopHead = (head: Head, site: HeadSite, isCurrent: () => boolean): void =>
  writeTags(headTags(head, site), head, isCurrent)
