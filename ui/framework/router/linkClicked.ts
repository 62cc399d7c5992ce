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

/** The link to another page of the shop that was clicked; null for a click that is the browser's own, and for a place within the page. */
export const linkClicked = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || isOwnBusiness(event, link)) return null
  const isWithinPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return isWithinPage ? null : link
}
