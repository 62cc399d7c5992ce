/** Something that an address search found; every one that is no whole address narrows the search (ADR-04). */
export interface AddressMatch {
  /** The text of the input when this match is selected. */
  readonly value: string
  readonly label: string
  /** More of the same match; empty when there is nothing to add. */
  readonly description: string
  readonly precision: 'None' | 'Locality' | 'PostalCode' | 'Street' | 'PartialAddress' | 'Address'
  /** For the next question, or with precision 'Address' the id of the details. It expires. */
  readonly context: string
}

/** What was found, and the context with which the search goes on when it went on elsewhere. */
export interface AddressMatches {
  readonly newContext: string | null
  readonly matches: readonly AddressMatch[]
}

/** The fields of a whole address. */
export interface FoundAddress {
  readonly zipCode: string
  readonly houseNumber: string
  /** Empty when there is none. */
  readonly houseNumberAddition: string
  readonly streetName: string
  readonly city: string
}
