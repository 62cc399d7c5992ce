import { lazy } from '@thuishaven/core'

/** Writes structured data: on the server for each page, in a browser only after navigations. */
export const structuredDataWriter = lazy(() => import('./structuredData.ts'))
