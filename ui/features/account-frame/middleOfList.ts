/** Ref of the current link in a list that is wider than a phone: scrolls it to the middle of the visible part. */
export const middleOfList = (link: HTMLElement | null): void => {
  const list = link?.closest('ul')
  if (!link || !list) return
  const here = link.getBoundingClientRect()
  const row = list.getBoundingClientRect()
  list.scrollLeft += here.left + here.width / 2 - row.left - row.width / 2
}
