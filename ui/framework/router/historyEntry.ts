/** The state of a history entry; it survives a reload. */
interface HistoryEntry {
  readonly entry?: string
  /** It was made for a panel: what follows takes its place. */
  readonly panel?: true
  /** Path and query of the page, where its secret was removed from the address bar. */
  readonly whole?: string
}

/** Path and query as the address bar shows them: without secrets while scripts of others run in this document. */
export type ShownAs = (href: string) => string

export const entryNow = (): HistoryEntry => (history.state as HistoryEntry | null) ?? {}

export const writeEntry = (how: 'pushState' | 'replaceState', entry: HistoryEntry, href: string, hash: string, shownAs: ShownAs): void => {
  const shown = shownAs(href)
  history[how](shown === href ? entry : { ...entry, whole: href }, '', shown + hash)
}

/**
 * Path and query of a reached history entry, including their secret; `displayed` is the current page. A link to a fragment creates an entry without
 * state, which belongs to that page.
 */
export const entryReached = (displayed: string, shownAs: ShownAs): string => {
  const shown = location.pathname + location.search
  const reached = history.state === null && shown === shownAs(displayed) ? displayed : (entryNow().whole ?? shown)
  writeEntry('replaceState', entryNow(), reached, location.hash, shownAs)
  return reached
}
