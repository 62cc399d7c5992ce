import { lazy } from '@thuishaven/core'
import { withMessages } from '../../framework/panels/withMessages.ts'

/** Hearts on products and their count. */
export const wishlistButtons = lazy(withMessages(() => import('./wishlistButtons.ts')))
