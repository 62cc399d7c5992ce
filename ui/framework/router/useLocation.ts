import { useLocation as useLocationOfRouter } from 'wouter'
import type { RouterActions } from './RouterContext.ts'

/** Path of the page on screen, and the way to another page, which stays the same function: wouter's, with the promise of this router. */
export const useLocation = useLocationOfRouter<() => [string, RouterActions['navigate']]>
