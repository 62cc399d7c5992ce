import type { Wire } from '../contract/wire.ts'
import type { Street } from '../records/ShopRecord.ts'

/** The service did not answer in time, or not as it should; it may the next time. */
export interface AddressServiceDown {
  readonly type: 'down'
}

/** The service knows no such address. */
export interface AddressNotFound {
  readonly type: 'notFound'
}

/** The context is none that this service gave out, or it has forgotten it. */
export interface ContextUnknown {
  readonly type: 'contextUnknown'
}

/** A street by its postcode and number. */
export interface StreetFound {
  readonly type: 'found'
  readonly street: string
  readonly city: string
}

/** A question of an address search. */
export interface AddressQuery {
  readonly country: Street['country']
  /** That of the match that was chosen; null: the whole country. */
  readonly context: string | null
  /** What the shopper typed. */
  readonly query: string
  /** The same for all questions of one search: 8 to 64 letters, digits, `-`, `_` and `.`. */
  readonly session: string
}

export interface MatchesFound {
  readonly type: 'matches'
  /** The best first; each with a context of at most 300 characters. */
  readonly matches: readonly Wire['AddressMatch'][]
  /** Where the search goes on when nothing was found within its context; null: where it was. */
  readonly newContext: string | null
}

/** A whole address, by the context of its match. */
export interface AddressFound {
  readonly type: 'found'
  readonly address: Wire['CheckedAddress']
}

/** Where addresses are looked up: the shop's own data, or a service. It never throws for what the service does. */
export interface AddressLookup {
  /**
   * A Dutch address.
   * @param postcode four digits and two capital letters, without a space
   * @param houseNumber from 1 to 99999
   */
  readonly find: (postcode: string, houseNumber: number) => Promise<StreetFound | AddressNotFound | AddressServiceDown>
  readonly search: (query: AddressQuery) => Promise<MatchesFound | ContextUnknown | AddressServiceDown>
  readonly details: (
    chosen: Omit<AddressQuery, 'query' | 'context'> & { readonly context: string },
  ) => Promise<AddressFound | AddressNotFound | ContextUnknown | AddressServiceDown>
}
