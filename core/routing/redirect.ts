/** A redirect with the status it has on a first request; on client-side navigation it replaces the entry in the history (RTE-16). */
export interface Redirect {
  readonly status: 301 | 302 | 303
  /** Path in the address bar, query included. */
  readonly to: string
}
