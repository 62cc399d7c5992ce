import { lazy } from '@thuishaven/core'

/** What writes structured data: on the server for each page, in a browser only within the shop. */
export const structuredDataWriter = lazy(() => import('./structuredData.ts'))
