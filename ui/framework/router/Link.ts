/** A link within the shop: wouter's, which asks the router. */
export { Link } from 'wouter'
