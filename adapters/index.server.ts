/** For programs without a page: servers, terminals, tests. */
export { makeServerCookies } from './cookies/serverCookies.server.ts'
export type { ServerCookies, VisitorRequest } from './cookies/serverCookies.server.ts'
export { openHttpShop } from './openHttpShop.server.ts'
export type { HttpShopOptions } from './openHttpShop.server.ts'
export { sanitiseHtml } from './http/sanitiseHtml.server.ts'
