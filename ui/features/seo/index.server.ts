export { robots, sitemap } from './sitemap.server.ts'
