export { CookieWall as Panel } from './CookieWall.tsx'
export { prepareWall } from './prepareWall.ts'
