/** The element of a fragment; null for a malformed escape. */
const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Puts the focus on the page's heading, where reading begins. */
const focusPage = (): void => {
  // While a panel closes the rest of the page is inert, and then it returns the focus to its opener.
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

/** Prepares a page that was just shown: scrolls to the fragment or the saved position, and focuses its heading. */
export const arriveAtPage = (hash: string, top: number): void => {
  const anchor = anchorOf(hash)
  if (anchor !== null) anchor.scrollIntoView()
  else window.scrollTo({ top, behavior: 'instant' })
  focusPage()
}
