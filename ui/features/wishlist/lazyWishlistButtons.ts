import { lazy } from '@thuishaven/core'
import { withMessages } from '../../framework/panels/withMessages.ts'

/** Hearts and ticks on products, and the count of hearts. */
export const wishlistButtons = lazy(withMessages(() => import('./wishlistButtons.ts')))
