export { consentAction } from './consentAction.server.ts'
export { outsideOrigins } from './outsideOrigins.server.ts'
