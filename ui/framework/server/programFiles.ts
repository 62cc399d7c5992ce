/** What the page tells the starter, in a data block before it. */
export interface ProgramFiles {
  /** In the order in which they need each other. */
  readonly files: readonly string[]
  /** The whole of what the document has a part of, for what the program will show; in the order of their layers. */
  readonly sheets: readonly string[]
  /** Family, weights and address of each face. */
  readonly fonts: readonly (readonly [family: string, weight: string, address: string])[]
  /** Address of the shop's configuration; null where it stands in the page's state. */
  readonly config: string | null
}
