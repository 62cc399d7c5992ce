import { canonicalPath } from './canonicalPath.ts'
import type { Redirect } from './redirect.ts'
import { splitAddress } from './splitAddress.ts'

/** 301 to the same page without trailing slashes, query kept; null for an address that is fine (RTE-11). */
export const trailingSlashRedirect = (address: string): Redirect | null => {
  const { path } = splitAddress(address)
  return path.length > 1 && path.endsWith('/') ? { status: 301, to: canonicalPath(address) } : null
}
