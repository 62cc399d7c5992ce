/** Number of pages: ceil(totalHits / limit) (CAT-03). 0 without hits; a limit that is not positive means all on one page. */
export const totalPages = ({ totalHits, limit }: { readonly totalHits: number; readonly limit: number }): number => {
  if (!(totalHits > 0)) return 0
  return limit > 0 ? Math.ceil(totalHits / limit) : 1
}
