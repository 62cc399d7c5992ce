export { addToCart } from './addToCart.server.ts'
export { changeCart } from './changeCart.server.ts'
