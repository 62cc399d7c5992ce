export { listPlace } from './listPlace.ts'
export { mayRedirect } from './mayRedirect.ts'
