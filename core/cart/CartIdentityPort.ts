/** Identifies this visitor's cart at the backend (CRT-01). Not needed for a backend with its own session. */
export interface CartIdentityPort {
  /** Whether the backend may have a cart for this visitor; false saves the request. Called after storage has been read, so it may use storage. */
  readonly mayHaveCart: () => boolean
  /** The backend has named the visitor's cart. */
  readonly remember: (cUid: string) => void
  readonly forget: () => void
}
