/** The token with which this device authenticates the shopper at the backend (SES-02). The adapter decides on its storage. */
export interface SessionTokenPort {
  /** null: none, or an invalid one. Called after storage has been read, so the token may be stored there. */
  readonly read: () => string | null
  /** Stores the token after a login. */
  readonly keep: (token: string) => void
  /** Removes the token and all its copies, after a logout. */
  readonly forget: () => void
}
