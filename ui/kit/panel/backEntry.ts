/** What the shop keeps with an entry of the history: which page it is, and whether it is one of a panel. */
interface Persisted {
  readonly entry?: string
  readonly panel?: true
}

export interface BackEntry {
  /** From now on Back closes this panel first; the returned function ends it. */
  readonly stand: (close: () => void) => () => void
  /** Looks again whether history and panels agree, once what is in progress has been drawn. */
  readonly settle: () => void
}

/** Where panels fill the screen, Back closes them; on a larger one they are beside the page. */
const small = '(width < 64rem)'

/**
 * On a small screen the browser's Back closes what is open over the page. While anything does, the history has one entry more, of the
 * same page; what closes otherwise takes it back, and a page that is gone to takes its place (`RouterProvider`).
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
  // Closing and opening in the same task are handled together.
  const settle = (): void => void page.setTimeout(agree)

  page.addEventListener(
    'popstate',
    () => {
      const wasLeaving = isLeaving
      isLeaving = false
      const now = persisted()
      // A fragment was gone to.
      if (now === null) return
      if (!now.panel) {
        if (under !== null && now.entry === under.entry) history.replaceState(now, '', under.address)
        if (!wasLeaving) standing.at(-1)?.()
      }
      settle()
    },
    // Before the router handles it: for the router it is the page on screen.
    { capture: true },
  )

  // After a reload the page is without the panel that its entry was made for.
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

/** That of this window, from when the first panel's program is there. */
export const backEntry = import.meta.env.SSR ? null : createBackEntry(window)
