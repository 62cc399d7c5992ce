/** The address of a page of a list of the account; what is usual is left out. */
export const listAddress = (path: string, request: { readonly page: number; readonly status?: string | null }): string => {
  const query = new URLSearchParams()
  if (request.status !== null && request.status !== undefined) query.set('status', request.status)
  if (request.page > 1) query.set('page', String(request.page))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
