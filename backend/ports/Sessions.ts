/** Who is signed in. Bound to a store. */
export interface Sessions {
  /**
   * Returns an unguessable token.
   * @param lifetime milliseconds
   */
  readonly open: (customerId: string, lifetime: number) => Promise<string>
  /** null: unknown or expired token. */
  readonly customerOf: (token: string) => Promise<string | null>
  readonly close: (token: string) => Promise<void>
  /**
   * Closes all sessions of a customer.
   * @param except a token that stays; null: none
   */
  readonly closeAll: (customerId: string, except: string | null) => Promise<void>
}
