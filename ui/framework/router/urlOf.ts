/** An address within the shop, '/path?query#fragment', in its parts. The origin means nothing. */
export const urlOf = (href: string): URL => new URL(`http://shop.invalid${href}`)
