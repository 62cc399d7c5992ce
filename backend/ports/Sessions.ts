/** Who is signed in. Bound to a store. */
export interface Sessions {
  /**
   * Returns an unguessable token.
   * @param lifetime milliseconds
   */
  readonly open: (customerId: string, lifetime: number) => Promise<string>
  /** null: unknown or expired token. */
  readonly customerOf: (token: string) => Promise<string | null>
  /** When it was opened, in milliseconds since 1970-01-01 UTC; 0: by an earlier version. null: unknown token. */
  readonly openedAt: (token: string) => Promise<number | null>
  readonly close: (token: string) => Promise<void>
  /**
   * Closes all sessions of a customer.
   * @param except a token that stays; null: none
   */
  readonly closeAll: (customerId: string, except: string | null) => Promise<void>
}
