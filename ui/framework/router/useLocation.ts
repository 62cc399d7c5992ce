import { useLocation as useLocationOfRouter } from 'wouter'
import type { RouterActions } from './RouterContext.ts'

/** Query of the page on screen, without its question mark: wouter's. */
export { useSearch } from 'wouter'

/** Path of the page on screen, and the way to another page, which stays the same function: wouter's, with the promise of this router. */
export const useLocation = useLocationOfRouter<() => [string, RouterActions['navigate']]>
