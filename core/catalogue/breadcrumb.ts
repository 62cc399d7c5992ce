/** One step of the way to a page. */
export interface Breadcrumb {
  readonly position: number
  readonly label: string
  /** Path from the root in the active language. */
  readonly path: string
}
