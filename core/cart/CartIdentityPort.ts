/** How this visitor's cart is found again at the backend (CRT-01). A backend that keeps a session of its own has nothing to do here. */
export interface CartIdentityPort {
  /** Whether the backend may have a cart for this visitor; false spares the question. Asked once storage has been read, so the answer may stand there. */
  readonly mayHaveCart: () => boolean
  /** The backend has named the visitor's cart. */
  readonly remember: (cUid: string) => void
  readonly forget: () => void
}
