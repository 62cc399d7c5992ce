import { rootedPath } from './rootedPath.ts'
import { splitAddress } from './splitAddress.ts'

/**
 * The one address of a page: no trailing slash but on '/', query kept (RTE-11). It always begins with exactly one slash, so that
 * a redirect to the answer never leaves the shop ('//elsewhere.example/' is a path here, not a host).
 */
export const canonicalPath = (address: string): string => {
  const { path, rest } = splitAddress(address)
  const rooted = rootedPath(path)
  let end = rooted.length
  while (end > 1 && rooted[end - 1] === '/') end -= 1
  return `${rooted.slice(0, end)}${rest}`
}
