/** The lazy modules of a browser, loaded eagerly: for a server and for scripts without a page. */
export { shopModules } from '../shopModules.ts'
