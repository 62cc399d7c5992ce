/** The path of an address without query and fragment, and what follows it (with its '?' or '#', or empty). */
export const splitAddress = (address: string): { readonly path: string; readonly rest: string } => {
  const end = address.search(/[?#]/)
  return end === -1 ? { path: address, rest: '' } : { path: address.slice(0, end), rest: address.slice(end) }
}
