export { CookieWall } from './CookieWall.tsx'
export { prepareWall } from './prepareWall.ts'
