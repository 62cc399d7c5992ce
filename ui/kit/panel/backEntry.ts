/** The state of a history entry: its page, and whether it belongs to a panel. */
interface Persisted {
  readonly entry?: string
  readonly panel?: true
}

export interface BackEntry {
  /** Makes Back close this panel first; the returned function undoes it. */
  readonly stand: (close: () => void) => () => void
  /** Synchronises history and panels after the current render. */
  readonly settle: () => void
}

/** Back closes panels only where they fill the screen; on larger screens they are beside the page. */
const small = '(width < 64rem)'

/**
 * On a small screen the browser's Back closes panels. While a panel is open the history has one additional entry of the same page; a panel
 * closed another way removes it, and a navigation replaces it (`RouterProvider`).
 */
export const createBackEntry = (
  page: Pick<Window, 'history' | 'location' | 'matchMedia' | 'setTimeout' | 'addEventListener'>,
): BackEntry => {
  const { history, location } = page
  const standing: (() => void)[] = []
  /** The page under the open panel, by the address that it has by now: a choice made in a panel changes it. */
  let under: { readonly entry: string | undefined; readonly address: string } | null = null
  let isLeaving = false
  const persisted = (): Persisted | null => history.state as Persisted | null

  const agree = (): void => {
    if (isLeaving) return
    const { entry, panel: isOn } = persisted() ?? {}
    under = isOn || standing.length > 0 ? { entry, address: location.href } : null
    if (isOn && standing.length === 0) {
      isLeaving = true
      history.back()
    } else if (!isOn && standing.length > 0 && page.matchMedia(small).matches) history.pushState({ ...persisted(), panel: true }, '')
  }
  // Handles closing and opening in the same task together.
  const settle = (): void => void page.setTimeout(agree)

  page.addEventListener(
    'popstate',
    () => {
      const wasLeaving = isLeaving
      isLeaving = false
      const now = persisted()
      // A navigation to a fragment.
      if (now === null) return
      if (!now.panel) {
        if (under !== null && now.entry === under.entry) history.replaceState(now, '', under.address)
        if (!wasLeaving) standing.at(-1)?.()
      }
      settle()
    },
    // Runs before the router, for which the entry is the current page.
    { capture: true },
  )

  // After a reload the panel of the entry is no longer open.
  settle()
  return {
    stand: (close) => {
      standing.push(close)
      settle()
      return () => {
        standing.splice(standing.indexOf(close), 1)
        settle()
      }
    },
    settle,
  }
}

/** The instance of this window, created when the code of the first panel loads. */
export const backEntry = import.meta.env.SSR ? null : createBackEntry(window)
