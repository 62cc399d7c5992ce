/** The page in a query parameter: a whole number from 1 to 999 999; anything else is page 1 (CAT-03). */
export const pageOf = (text: string | null): number => (text !== null && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1)

/** Number of pages: ceil(totalHits / limit) (CAT-03). 0 without hits; a limit that is not positive means all on one page. */
export const totalPages = ({ totalHits, limit }: { readonly totalHits: number; readonly limit: number }): number => {
  if (!(totalHits > 0)) return 0
  return limit > 0 ? Math.ceil(totalHits / limit) : 1
}
