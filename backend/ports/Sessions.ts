/** Who is signed in. Bound to a store. */
export interface Sessions {
  /**
   * Answers a token that nobody can guess.
   * @param lifetime milliseconds
   */
  readonly open: (customerId: string, lifetime: number) => Promise<string>
  /** null: nobody's token, or it has expired. */
  readonly customerOf: (token: string) => Promise<string | null>
  readonly close: (token: string) => Promise<void>
  /**
   * Closes all sessions of a customer.
   * @param except a token that stays; null: none
   */
  readonly closeAll: (customerId: string, except: string | null) => Promise<void>
}
