/** For scripts without a page: servers, terminals, tests. */
export { createServerCookies } from './cookies/serverCookies.server.ts'
export type { ServerCookies, VisitorRequest } from './cookies/serverCookies.server.ts'
export { createHttpShop } from './createHttpShop.server.ts'
export type { HttpShopOptions } from './createHttpShop.server.ts'
export { sanitiseHtml } from './http/sanitiseHtml.server.ts'
