/** The page numbers to show: first, last and the neighbours of the current one; 'gap' where at least two are omitted. */
export const pageNumbers = (current: number, count: number): readonly (number | 'gap')[] => {
  const remaining = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) =>
      page === 1 ||
      page === count ||
      Math.abs(page - current) <= 1 ||
      (page === 2 && current === 4) ||
      (page === count - 1 && current === count - 3),
  )
  return remaining.flatMap((page, index) => {
    const before = remaining[index - 1]
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page]
  })
}
