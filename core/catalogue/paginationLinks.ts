/** Pages to link to: the first, the last, the current one with its neighbours; null marks a gap of two pages or more (CAT-03). */
export const paginationLinks = (current: number, total: number): readonly (number | null)[] => {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(wanted)]
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0)
    return gap === 2 ? [page - 1, page] : gap > 2 ? [null, page] : [page]
  })
}
