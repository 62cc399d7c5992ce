/** Unique keys, for idempotency and notifications. */
export interface IdsPort {
  readonly next: () => string
}
