/** What a fragment names; a malformed escape names nothing. */
const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Puts the focus on the page's heading, where reading begins. */
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

/** A page that has just come on screen: scrolled to what the fragment names, or so far down as it was left, with the focus on its heading. */
export const arriveAtPage = (hash: string, top: number): void => {
  const anchor = anchorOf(hash)
  if (anchor !== null) anchor.scrollIntoView()
  else window.scrollTo({ top, behavior: 'instant' })
  focusPage()
}
