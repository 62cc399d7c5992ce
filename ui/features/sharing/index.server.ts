export { shareActions } from './shareActions.server.ts'
