export { consentAction } from './consentAction.server.ts'
export { outsideOrigins } from './outsideOrigins.server.ts'
export { sharedCookies } from './sharedCookies.server.ts'
