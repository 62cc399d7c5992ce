/** A link within the shop: wouter's, which calls the router. */
export { Link } from 'wouter'
