/** What a token is good for. */
export type TokenPurpose = 'login' | 'verifyEmail' | 'addPasskey' | 'passkeyLogin'

/** Whom a token is for, and what else it is about; '' where there is none. */
export interface TokenClaim {
  readonly customerId: string
  readonly subject: string
}

/** Secrets that work once and for a short time. Only hashes of them are kept. Bound to a store. */
export interface OneTimeTokens {
  /**
   * Returns an unguessable token, 43 letters, digits, - and _.
   * @param lifetime milliseconds
   */
  readonly issue: (purpose: TokenPurpose, claim: TokenClaim, lifetime: number) => Promise<string>
  /** Uses a token up. null: unknown, used or expired, or for another purpose. */
  readonly take: (purpose: TokenPurpose, token: string) => Promise<TokenClaim | null>
  /** Ends all tokens of a customer. */
  readonly revokeAll: (customerId: string) => Promise<void>
}
