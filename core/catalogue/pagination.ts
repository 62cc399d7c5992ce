/** The page in a query parameter: a whole number from 1 to 999 999; anything else is page 1 (CAT-03). */
export const pageOf = (text: string | null): number => (text !== null && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1)

/** Number of pages: ceil(totalHits / limit) (CAT-03). 0 without hits; a limit that is not positive means all on one page. */
export const totalPages = ({ totalHits, limit }: { readonly totalHits: number; readonly limit: number }): number => {
  if (!(totalHits > 0)) return 0
  return limit > 0 ? Math.ceil(totalHits / limit) : 1
}

/** Pages to link to: the first, the last, the current one with its neighbours; null marks a gap of two pages or more (CAT-03). */
export const paginationLinks = (current: number, total: number): readonly (number | null)[] => {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(wanted)]
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0)
    return gap === 2 ? [page - 1, page] : gap > 2 ? [null, page] : [page]
  })
}
