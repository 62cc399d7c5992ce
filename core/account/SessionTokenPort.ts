/** How this device proves to the backend who the shopper is (SES-02). How it is kept is the adapter's business. */
export interface SessionTokenPort {
  /** null: none, or nothing that could be one. Asked once storage has been read, so the token may stand there. */
  readonly read: () => string | null
  /** After the backend has signed somebody in. */
  readonly keep: (token: string) => void
  /** Nobody is signed in on this device: the token goes, and whatever else was kept in its place. */
  readonly forget: () => void
}
