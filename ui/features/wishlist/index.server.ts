export { wishlistAction } from './wishlistAction.server.ts'
