/** Keys that nobody else has, for idempotency and notifications. */
export interface IdsPort {
  readonly next: () => string
}
