/** The data of the starter, in a data block before it. */
export interface ProgramFiles {
  /** In the order in which they need each other. */
  readonly files: readonly string[]
  /** The complete style sheets of the document, for what scripts will render; in the order of their layers. */
  readonly sheets: readonly string[]
  /** Family, weights and address of each face. */
  readonly fonts: readonly (readonly [family: string, weight: string, address: string])[]
  /** Address of the shop's configuration; null where it is part of the initial state. */
  readonly config: string | null
}
