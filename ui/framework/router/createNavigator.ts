import { localeOfPath } from '@thuishaven/core/routing'
import { isMissingFile } from '../hydration/missingFile.ts'
import type { DocumentReload } from '../hydration/reloadDocument.browser.ts'
import { withoutPanel } from './withoutPanel.ts'
import { applyHead } from './applyHead.ts'
import type { WriteHead } from './applyHead.ts'
import { arriveAtPage } from './arrive.ts'
import { entryNow, entryReached, writeEntry } from './historyEntry.ts'
import type { ShownAs } from './historyEntry.ts'
import { linkClicked } from './linkClicked.ts'
import { firstPageStack, isPrerendered, pageStackAfter, renamed } from './pageStack.ts'
import type { PageStack } from './pageStack.ts'
import type { ResolvedPage, Resolution } from './resolvedPage.ts'
import type { Departure } from './RouterContext.ts'
import { createScrollMemory } from './scrollMemory.ts'
import { stayInList } from './stayInList.ts'
import type { ListPlace } from './stayInList.ts'

/** Dependencies of a navigator. */
export interface NavigatorOptions {
  readonly initial: ResolvedPage
  /** Path and search to a page; `leaves` aborts when the navigation is superseded. */
  readonly load: (href: string, leaves: AbortSignal, sessionUnknown?: boolean) => Promise<Resolution>
  /** First of all that a navigation does (RTE-13). */
  readonly onBegin: () => void
  /** Before the next page shows. */
  readonly onLeave: () => void
  /** A newer version of the shop is out: the next navigation loads the document whole (ERR-03). */
  readonly isOutdated: () => boolean
  readonly shownAs: ShownAs
  readonly writeHead: WriteHead
  /** A script failed to load: reloads the document, or returns why not (ERR-02). */
  readonly reloadDocument: (address: string) => Promise<DocumentReload>
  /** The error page in place of a page that failed to load (ERR-01). */
  readonly onFailure: (href: string, problem: unknown, isCutOff: boolean) => ResolvedPage
  /** The list that a page shows, with its page; null when it shows none. */
  readonly listPlace: (page: ResolvedPage) => ListPlace | null
}

/** Renders the navigator's decisions. */
export interface NavigatorView {
  /** Shows a page synchronously, because scroll and focus follow directly. */
  readonly show: (pageStack: PageStack) => void
  /** The same page under another address. */
  readonly rename: (pageStack: PageStack) => void
  /** When nothing else is to be done. */
  readonly prerender: (pageStack: PageStack) => void
  readonly depart: (change: (now: Departure) => Departure) => void
}

/** Leads from page to page. */
export interface Navigator {
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => Promise<void>
  /** Updates the address of the current page. `href`: path and search. */
  readonly rename: (href: string) => void
  /** Draws a page that a press is expected to lead to. */
  readonly prerender: (page: ResolvedPage) => void
  /** Begins to listen to links and the history; the returned function ends it. */
  readonly start: () => () => void
}

type Manner = 'push' | 'replace' | 'traverse'

export const staying: Departure = { pending: false, outline: null, notOpened: null }
/** Milliseconds after which a pending navigation is reported; a page that is ready earlier shows no progress. */
const unannounced = 100
/** The first word of an address after its language: a list and its filters share it, and so do the steps of the checkout. */
const partOf = (href: string): string => localeOfPath(href).path.split(/[/?]/)[1] ?? ''
/** How often one address may point to another before it is left to the browser. */
const mostHops = 10

/**
 * A navigation first makes the next page ready and then shows it whole, so that no half page and no spinner flashes by; a later navigation
 * overtakes an earlier one.
 */
export const createNavigator = (options: NavigatorOptions, view: NavigatorView): Navigator => {
  const { initial, load, onBegin, onLeave, isOutdated, shownAs, writeHead, reloadDocument, onFailure, listPlace } = options
  let navigationId = 0
  let abortController: AbortController | null = null
  /** The page on its way is one of the history. */
  let isTraversing = false
  /** Address of the page on screen; the address bar runs ahead of it on the way back. */
  let displayed = withoutPanel(initial.href)
  let memory: ReturnType<typeof createScrollMemory> | null = null
  let place = listPlace(initial)
  /** The pages to render next. */
  let pageStack = firstPageStack(initial)
  /** The entry of the history that the page on screen has. */
  let entryShown = ''

  const loadDocument = (target: URL, manner: Manner): void => {
    // Without a connection the browser's own error page would take the place of the shop.
    if (!navigator.onLine) return view.depart(() => ({ ...staying, notOpened: target.href }))
    if (manner === 'replace' || entryNow().panel) location.replace(target.href)
    else location.assign(target.href)
  }

  const show = (page: ResolvedPage, href: string, hash: string, manner: Manner): void => {
    const isTraverse = manner === 'traverse'
    if (!isTraverse) memory?.keep()
    const [here, there] = [place, listPlace(page)]
    const isOfList = here !== null && here.list === there?.list
    const keepsPage = !isTraverse && isOfList
    // Panels close when a page is left; the filters of a list are a panel of that list.
    if (!keepsPage) onLeave()
    const focused = document.activeElement
    place = there
    const isAdded = manner === 'push' && !entryNow().panel
    writeEntry(isAdded ? 'pushState' : 'replaceState', isTraverse ? entryNow() : { entry: String(performance.now()) }, href, hash, shownAs)
    displayed = href
    // First, because a page that throws while rendering writes its own head.
    applyHead(page.head, writeHead)
    const top = (isTraverse ? memory?.place() : null) ?? 0
    const leaves = entryShown
    entryShown = entryNow().entry ?? ''
    pageStack = pageStackAfter(pageStack, {
      page,
      isTraverse,
      isOfList,
      hasAnchor: hash !== '',
      leaves,
      reaches: entryShown,
      isLazy: top < innerHeight,
    })
    view.show(pageStack)
    if (keepsPage) return stayInList(focused, here.page !== there?.page)
    arriveAtPage(hash, top)
    page.arrived?.()
  }

  /** The page that an address leads to in the end; `reached` follows the redirects. Null when it leads out of the shop's pages, or was overtaken. */
  const follow = async (reached: { href: string }, leaves: AbortSignal): Promise<ResolvedPage | 'endless' | null> => {
    let sessionUnknown: boolean | undefined
    for (let hops = 0; hops < mostHops; hops += 1) {
      const resolution = await load(reached.href, leaves, sessionUnknown)
      if (leaves.aborted) return null
      if (resolution.kind === 'page') return resolution
      if (resolution.whole) {
        location.assign(resolution.to)
        return null
      }
      // The address that only pointed elsewhere does not stay in the history (RTE-14).
      reached.href = resolution.to
      sessionUnknown = resolution.sessionUnknown
    }
    return 'endless'
  }

  const fail = async (target: URL, href: string, manner: Manner, problem: unknown, isCurrent: () => boolean): Promise<void> => {
    const reason = isMissingFile(problem) ? await reloadDocument(target.href) : null
    if (reason === 'loads' || !isCurrent()) return
    // On the way back the address bar has moved already: what it names cannot be shown.
    if (reason !== null && manner !== 'traverse') return view.depart(() => ({ ...staying, notOpened: target.href }))
    show(onFailure(href, problem, reason === 'away'), href, target.hash, manner)
  }

  /** Requests of the page that is overtaken are cancelled (NET-04). */
  const overtake = (): void => {
    navigationId += 1
    abortController?.abort()
    abortController = null
  }

  const go = async (to: string, manner: Manner): Promise<void> => {
    onBegin()
    const target = new URL(to, location.href)
    overtake()
    const mine = navigationId
    const isCurrent = (): boolean => mine === navigationId
    isTraversing = manner === 'traverse'
    // Another site is left for by a plain link or an explicit opt-in, never by this way (RTE-15).
    if (target.origin !== location.origin) return
    if (isOutdated() || localeOfPath(target.pathname).locale !== localeOfPath(location.pathname).locale) return loadDocument(target, manner)
    const { signal } = (abortController = new AbortController())
    const announcement = setTimeout(() => {
      const part = partOf(reached.href)
      if (isCurrent()) view.depart((now) => ({ ...now, pending: true, outline: part === partOf(displayed) ? null : part }))
    }, unannounced)
    const reached = { href: target.pathname + target.search }
    try {
      const page = await follow(reached, signal)
      clearTimeout(announcement)
      if (page === 'endless') loadDocument(target, manner)
      else if (page !== null) show(page, reached.href, target.hash, manner)
    } catch (problem) {
      if (isCurrent()) await fail(target, reached.href, manner, problem, isCurrent)
    } finally {
      clearTimeout(announcement)
      if (isCurrent()) {
        isTraversing = false
        abortController = null
        view.depart((now) => (now.pending ? { ...now, pending: false, outline: null } : now))
      }
    }
  }

  const onPop = (): void => {
    // Where only the fragment differs the browser has scrolled there itself.
    const reached = entryReached(displayed, shownAs)
    if (reached !== displayed) void go(reached + location.hash, 'traverse')
    else if (isTraversing) {
      // Back was taken back before its page came.
      isTraversing = false
      overtake()
      view.depart(() => staying)
    }
  }
  const onClick = (event: MouseEvent): void => {
    const link = linkClicked(event)
    if (link === null) return
    event.preventDefault()
    void go(link.href, 'push')
  }
  const onScrollEnd = (): void => memory?.keep()

  return {
    navigate: (to, { replace = false } = {}) => go(to, replace ? 'replace' : 'push'),
    rename: (href) => {
      if (href === displayed) return
      displayed = href
      writeEntry('replaceState', entryNow(), href, location.hash, shownAs)
      view.rename((pageStack = renamed(pageStack, href)))
    },
    prerender: (page) => {
      // A filter of the visible list updates the current page.
      const isOfHere = place !== null && listPlace(page)?.list === place.list
      if (abortController !== null || isOfHere) return
      view.prerender((pageStack = isPrerendered(pageStack, page)))
    },
    start: () => {
      memory = createScrollMemory()
      entryShown = entryNow().entry ?? ''
      // A panel is open by now: a reload or a shared address need not open it again.
      history.replaceState(history.state, '', withoutPanel(location.pathname + location.search) + location.hash)
      addEventListener('popstate', onPop)
      document.addEventListener('click', onClick)
      addEventListener('scrollend', onScrollEnd)
      return () => {
        overtake()
        removeEventListener('popstate', onPop)
        document.removeEventListener('click', onClick)
        memory?.stop()
        removeEventListener('scrollend', onScrollEnd)
      }
    },
  }
}
