/** A cookie to write: the browser writes it immediately, the server with its response. */
export interface Cookie {
  readonly name: string
  readonly value: string
  /** Seconds; 0 deletes; absent: until the browser closes. */
  readonly maxAge?: number
  /** Secure wherever browsers accept it: on https, but not on http at localhost. */
  readonly secure?: true
}

/** Always path '/', SameSite Lax, and Secure where the page is. */
export interface CookiesPort {
  readonly get: (name: string) => string | null
  readonly set: (cookie: Cookie) => void
  readonly remove: (name: string) => void
}
