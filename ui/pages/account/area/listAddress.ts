/** The address of a page of a list of the account; what is usual is left out. */
export const listAddress = (path: string, wish: { readonly page: number; readonly status?: string | null }): string => {
  const query = new URLSearchParams()
  if (wish.status !== null && wish.status !== undefined) query.set('status', wish.status)
  if (wish.page > 1) query.set('page', String(wish.page))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
