/** Ref of the link that one is at, in a list that is wider than a telephone: it comes to the middle of what is seen of the list. */
export const middleOfList = (link: HTMLElement | null): void => {
  const list = link?.closest('ul')
  if (!link || !list) return
  const here = link.getBoundingClientRect()
  const row = list.getBoundingClientRect()
  list.scrollLeft += here.left + here.width / 2 - row.left - row.width / 2
}
