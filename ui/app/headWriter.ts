import { headTags } from '../features/seo/index.ts'
import type { HeadSite } from '../features/seo/index.ts'
import type { Head } from '../framework/router/route.ts'
import { writeTags } from '../framework/router/writeTags.ts'

/** Writes the head of the page on screen by the rules of the shop. */
export const writeShopHead = (head: Head, site: HeadSite, isCurrent: () => boolean): void =>
  writeTags(headTags(head, site), head, isCurrent)
