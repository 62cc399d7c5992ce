import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Router } from 'wouter'
import { localeOfPath } from '@thuishaven/core/routing'
import { urlOf } from '../../bindings/urlOf.ts'
import { isMissingFile } from '../missingFile.ts'
import { withoutPanel } from '../panels/addressedPanel.ts'
import { applyHead } from './applyHead.ts'
import { DepartureContext, RouterContext, PageStackContext, useShopLocation } from './RouterContext.ts'
import type { Departure, RouterActions } from './RouterContext.ts'
import { entryNow, entryReached, writeEntry } from './historyEntry.ts'
import type { ShownAs } from './historyEntry.ts'
import { listPlace, stayInList } from './listPlace.ts'
import { createScrollMemory } from './scrollMemory.ts'
import type { ScrollMemory } from './scrollMemory.ts'
import type { ResolvedPage, Resolution } from './resolvedPage.ts'
import { isPrerendered, firstPageStack, renamed, pageStackAfter } from './pageStack.ts'

const useRouterLocation = (): [string, (to: string, options?: { replace?: boolean }) => Promise<void>] => {
  const { current, navigate } = useShopLocation()
  return [current.path, navigate]
}
const useRouterSearch = (): string => urlOf(useShopLocation().current.href).search.slice(1)

const staying: Departure = { pending: false, notOpened: null }
/** Milliseconds within which a page comes without being announced: what is ready already is not made to wait for a sign that it is not. */
const unannounced = 100

/** What a fragment names; a malformed escape names nothing. */
const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const focusPage = (): void => {
  // While a panel goes the rest of the page is inert, and as it closes it hands the focus to its opener.
  const panel = document.querySelector('dialog:modal')
  if (panel !== null) {
    panel.addEventListener('close', focusPage, { once: true })
    return
  }
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (heading === null) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** A click that the browser should handle itself: another button, a modifier, a download, another window, another site. */
const isOwnBusiness = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.hasAttribute('download') ||
  (link.target !== '' && link.target !== '_self') ||
  link.origin !== location.origin

export interface LocationProviderProps extends Pick<RouterActions, 'site' | 'reloadDocument'> {
  readonly initial: ResolvedPage
  /** `leaves`: nobody waits for this page any more. */
  readonly resolve: (href: string, leaves: AbortSignal, sessionUnknown?: boolean) => Promise<Resolution>
  /** First of all that a navigation does: the alert clears (RTE-13). */
  readonly onBegin: () => void
  /** Before the next page shows: panels close. */
  readonly onLeave: () => void
  /** A newer version of the shop is out: the next navigation loads the document whole (ERR-03). */
  readonly isOutdated: () => boolean
  readonly shownAs: ShownAs
  /** The error page in the place of one that cannot be had; `problem` is logged unless there was no connection (ERR-01). */
  readonly onFailure: (href: string, problem: unknown, isCutOff: boolean) => ResolvedPage
  /** Tells of each page that a press is expected to lead to, once it is ready. */
  readonly listenAhead: (draw: (page: ResolvedPage) => void) => void
  readonly children: ReactNode
}

/**
 * Holds the page on screen. A navigation first makes the next page ready and then shows it whole, so that no half page and no
 * spinner flashes by; a later navigation overtakes an earlier one.
 */
export const RouterProvider = ({
  initial,
  resolve,
  site,
  onBegin,
  onLeave,
  isOutdated,
  shownAs,
  reloadDocument,
  onFailure,
  listenAhead,
  children,
}: LocationProviderProps) => {
  const [pageStack, setPageStack] = useState(() => firstPageStack(initial))
  const [departure, setDeparture] = useState(staying)
  const turn = useRef(0)
  const waits = useRef<AbortController>(undefined)
  /** The page on its way is one of the history. */
  const isTraversing = useRef(false)
  /** Address of the page on screen; the address bar runs ahead of it on the way back. */
  const displayed = useRef(withoutPanel(initial.href))
  const memory = useRef<ScrollMemory | null>(null)
  const place = useRef(listPlace(initial))
  /** The slots that will be drawn next. */
  const coming = useRef(pageStack)
  /** The entry of the history that the page on screen has. */
  const entryShown = useRef('')

  const go = useCallback(
    async (to: string, how: 'push' | 'replace' | 'traverse'): Promise<void> => {
      onBegin()
      const mine = ++turn.current
      isTraversing.current = how === 'traverse'
      const target = new URL(to, location.href)
      const whole = () => {
        // Without a connection the browser's own error page would take the place of the shop.
        if (!navigator.onLine) return setDeparture({ pending: false, notOpened: target.href })
        if (how === 'replace' || entryNow().panel) location.replace(target.href)
        else location.assign(target.href)
      }
      // Another site is left for by a plain link or an explicit opt-in, never by this way (RTE-15).
      if (target.origin !== location.origin) return
      if (isOutdated() || localeOfPath(target.pathname).locale !== localeOfPath(location.pathname).locale) return whole()
      const announcement = setTimeout(() => {
        if (mine === turn.current) setDeparture((now) => ({ ...now, pending: true }))
      }, unannounced)
      // What was asked for the page that is overtaken is cancelled (NET-04).
      waits.current?.abort()
      const { signal } = (waits.current = new AbortController())
      let href = target.pathname + target.search
      const show = (page: ResolvedPage): void => {
        clearTimeout(announcement)
        if (how !== 'traverse') memory.current?.keep()
        const [here, there] = [place.current, listPlace(page)]
        const stays = how !== 'traverse' && here !== null && here.list === there?.list
        // Panels close where a page is left; the filters of a list are one of its own.
        if (!stays) onLeave()
        const focused = document.activeElement
        place.current = there
        const isAdded = how === 'push' && !entryNow().panel
        const entry = how === 'traverse' ? entryNow() : { entry: String(performance.now()) }
        writeEntry(isAdded ? 'pushState' : 'replaceState', entry, href, target.hash, shownAs)
        displayed.current = href
        // First, because a page that breaks while it is drawn writes a head of its own.
        applyHead(page.head, site)
        const top = (how === 'traverse' ? memory.current?.place() : null) ?? 0
        const leaves = entryShown.current
        entryShown.current = entryNow().entry ?? ''
        coming.current = pageStackAfter(coming.current, {
          page,
          isTraverse: how === 'traverse',
          isOfList: here !== null && here.list === there?.list,
          hasAnchor: target.hash !== '',
          leaves,
          reaches: entryShown.current,
          isLazy: top < innerHeight,
        })
        flushSync(() => {
          setPageStack(coming.current)
          setDeparture(staying)
        })
        if (stays) return stayInList(focused, here.page !== there?.page)
        const anchor = anchorOf(target.hash)
        if (anchor !== null) anchor.scrollIntoView()
        else window.scrollTo({ top, behavior: 'instant' })
        focusPage()
        page.arrived?.()
      }
      try {
        let sessionUnknown: boolean | undefined
        for (let hops = 0; hops < 10; hops += 1) {
          const resolution = await resolve(href, signal, sessionUnknown)
          if (mine !== turn.current) return
          if (resolution.kind === 'page') return show(resolution)
          if (resolution.whole) return location.assign(resolution.to)
          // The address that only pointed elsewhere does not stay in the history (RTE-14).
          href = resolution.to
          sessionUnknown = resolution.sessionUnknown
        }
        whole()
      } catch (problem) {
        if (mine !== turn.current) return
        const because = isMissingFile(problem) ? await reloadDocument(target.href) : null
        if (because === 'loads' || mine !== turn.current) return
        // On the way back the address bar has moved already: what it names cannot be shown.
        if (because !== null && how !== 'traverse') setDeparture({ pending: false, notOpened: target.href })
        else show(onFailure(href, problem, because === 'away'))
      } finally {
        clearTimeout(announcement)
        if (mine === turn.current) {
          isTraversing.current = false
          waits.current = undefined
          setDeparture((now) => (now.pending ? { ...now, pending: false } : now))
        }
      }
    },
    [resolve, site, onBegin, onLeave, isOutdated, shownAs, reloadDocument, onFailure],
  )

  const navigate = useCallback(
    (to: string, options?: { readonly replace?: boolean }) => go(to, options?.replace === true ? 'replace' : 'push'),
    [go],
  )

  const rename = useCallback(
    (href: string) => {
      if (href === displayed.current) return
      displayed.current = href
      writeEntry('replaceState', entryNow(), href, location.hash, shownAs)
      coming.current = renamed(coming.current, href)
      setPageStack(coming.current)
    },
    [shownAs],
  )

  useEffect(() => {
    listenAhead((page) => {
      // A filter of the list on screen changes the page that is there.
      const isOfHere = place.current !== null && listPlace(page)?.list === place.current.list
      if (waits.current !== undefined || isOfHere) return
      coming.current = isPrerendered(coming.current, page)
      startTransition(() => setPageStack(coming.current))
    })
  }, [listenAhead])

  useEffect(() => {
    memory.current = createScrollMemory()
    entryShown.current = entryNow().entry ?? ''
    // A panel is open by now: a reload or a shared address need not open it again.
    history.replaceState(history.state, '', withoutPanel(location.pathname + location.search) + location.hash)
    const onPop = () => {
      // Where only the fragment differs the browser has scrolled there itself.
      const reached = entryReached(displayed.current, shownAs)
      if (reached !== displayed.current) void go(reached + location.hash, 'traverse')
      else if (isTraversing.current) {
        // Back was taken back before its page came.
        isTraversing.current = false
        turn.current += 1
        waits.current?.abort()
        waits.current = undefined
        setDeparture(staying)
      }
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || isOwnBusiness(event, link)) return
      if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return
      event.preventDefault()
      void navigate(link.href)
    }
    const onScrollEnd = () => memory.current?.keep()
    addEventListener('popstate', onPop)
    document.addEventListener('click', onClick)
    addEventListener('scrollend', onScrollEnd)
    return () => {
      removeEventListener('popstate', onPop)
      document.removeEventListener('click', onClick)
      memory.current?.stop()
      removeEventListener('scrollend', onScrollEnd)
    }
  }, [go, navigate, shownAs])

  const { page: current, arrival } = pageStack.shown
  const acts = useMemo(() => ({ site, navigate, rename, reloadDocument }), [site, navigate, rename, reloadDocument])
  const value = useMemo(() => ({ current, arrival, ...acts }), [current, arrival, acts])
  const drawn = useMemo(() => ({ ...pageStack, acts }), [pageStack, acts])
  return (
    <RouterContext value={value}>
      <DepartureContext value={departure}>
        <Router hook={useRouterLocation} searchHook={useRouterSearch}>
          <PageStackContext value={drawn}>{children}</PageStackContext>
        </Router>
      </DepartureContext>
    </RouterContext>
  )
}
