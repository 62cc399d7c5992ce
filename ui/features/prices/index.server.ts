export { vatSideAction, vatSideCookie } from './vatSideAction.server.ts'
