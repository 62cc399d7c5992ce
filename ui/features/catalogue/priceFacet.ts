import { lazy } from '@thuishaven/core'

/** The slider of a price: it loads after hydration, because it would be useless without JavaScript. */
export const priceFacet = lazy(() => import('./PriceFacetGroup.tsx'))
