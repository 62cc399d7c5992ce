import { lazyPart } from '@thuishaven/core'

/** What writes structured data: on the server for each page, in a browser only within the shop. */
export const structuredDataWriter = lazyPart(() => import('./structuredData.ts'))
