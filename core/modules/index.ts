/** What a browser loads when it is first used, loaded already: for a server and for programs without a page. */
export { shopModules } from '../shopModules.ts'
