import { withoutPanel } from './withoutPanel.ts'
import type { ResolvedPage } from './resolvedPage.ts'

/**
 * The deferred render of a page that shows its first screen before the rest; null where everything renders at once: the first page, a page
 * restored by Back, and a navigation to an anchor.
 */
export type DeferredRender = object | null

/** A page with its own place in the React tree, which keeps its state while other pages are shown. */
export interface StackedPage {
  readonly key: number
  readonly page: ResolvedPage
  readonly arrival: DeferredRender
}

/** The rendered pages. */
export interface PageStack {
  readonly shown: StackedPage
  /** The page that a press is expected to lead to: the press only has to show it. */
  readonly prerendered: StackedPage | null
  /** The previous page: Back to its history entry shows it as it was. */
  readonly previous: (StackedPage & { readonly entry: string }) | null
  /** Whether content below the fold is rendered late; not for a page that is restored at a place far below. */
  readonly isLazy: boolean
}

/** The part of a navigation that decides which pages are rendered. */
export interface Navigation {
  readonly page: ResolvedPage
  /** Along the history, or by a link. */
  readonly isTraverse: boolean
  /** To another choice, order or page of the list that is on screen. */
  readonly isOfList: boolean
  /** To a place within the page. */
  readonly hasAnchor: boolean
  /** Names the entry of the history that is left, and the one that is reached. */
  readonly leaves: string
  readonly reaches: string
  readonly isLazy: boolean
}

/** A panel is no part of a page's address. */
const plain = (page: ResolvedPage): ResolvedPage => ({ ...page, href: withoutPanel(page.href) })

/** Pages that may wait: nothing on them is a shopper's own. */
const mayWait = ({ isPublic }: ResolvedPage): boolean => isPublic

const unusedKey = ({ shown, prerendered, previous }: PageStack): number =>
  Math.max(shown.key, prerendered?.key ?? 0, previous?.key ?? 0) + 1

/** Whether the rendered page is the target of a navigation. */
const isDrawn = <PageEntry extends StackedPage>(
  slot: PageEntry | null,
  { href, routeId, module, params }: ResolvedPage,
): slot is PageEntry =>
  slot !== null &&
  slot.page.href === withoutPanel(href) &&
  slot.page.routeId === routeId &&
  slot.page.module === module &&
  JSON.stringify(slot.page.params) === JSON.stringify(params)

export const firstPageStack = (page: ResolvedPage): PageStack => ({
  shown: { key: 0, page: plain(page), arrival: null },
  prerendered: null,
  previous: null,
  isLazy: true,
})

/** The page that is on screen is called by another address. */
export const renamed = (pageStack: PageStack, href: string): PageStack => ({
  ...pageStack,
  shown: { ...pageStack.shown, page: plain({ ...pageStack.shown.page, href }) },
})

/** Prerenders the page of a link before the click. */
export const isPrerendered = (pageStack: PageStack, page: ResolvedPage): PageStack =>
  isDrawn(pageStack.shown, page) || isDrawn(pageStack.prerendered, page)
    ? pageStack
    : { ...pageStack, prerendered: { key: unusedKey(pageStack), page: plain(page), arrival: {} } }

/**
 * The pages after a navigation. A kept or prerendered page is shown as it is; a choice within a list, another address of the same page and
 * account pages update the current page; any other page is rendered newly. After a link click the first screen comes first.
 */
export const pageStackAfter = (
  before: PageStack,
  { page, isTraverse, isOfList, hasAnchor, leaves, reaches, isLazy }: Navigation,
): PageStack => {
  const { shown: from, prerendered, previous } = before
  const isPressed = !isTraverse && !hasAnchor
  const arrival = isPressed ? {} : null
  if (isOfList || (from.page.routeId === page.routeId && (from.page.path === page.path || !mayWait(page))))
    return { shown: { key: from.key, page: plain(page), arrival }, prerendered: null, previous, isLazy }
  const waiting = isTraverse ? (previous?.entry === reaches ? previous : null) : isPressed ? prerendered : null
  return {
    // A new key, so that a page that threw gets another chance.
    shown: isDrawn(waiting, page) ? { ...waiting } : { key: unusedKey(before), page: plain(page), arrival },
    prerendered: null,
    previous: mayWait(from.page) ? { ...from, entry: leaves } : null,
    isLazy,
  }
}
