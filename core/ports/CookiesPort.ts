/** A cookie to be written, as data: the browser writes it at once, the server with its response. */
export interface Cookie {
  readonly name: string
  readonly value: string
  /** Seconds; 0 deletes; absent: until the browser closes. */
  readonly maxAge?: number
  /** Secure wherever a browser takes that: on https, and on this machine without it. */
  readonly secure?: true
}

/** Always path '/', SameSite Lax, and Secure where the page is. */
export interface CookiesPort {
  readonly get: (name: string) => string | null
  readonly set: (cookie: Cookie) => void
  readonly remove: (name: string) => void
}
