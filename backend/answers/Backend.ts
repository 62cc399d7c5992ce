import type { AddressLookup } from '../ports/AddressLookup.ts'
import type { Catalogue } from '../ports/Catalogue.ts'
import type { Payments, PracticeBank } from '../ports/Payments.ts'
import type { Pictures } from '../ports/Pictures.ts'
import type { Ports } from '../ports/Ports.ts'
import type { SearchIndex } from '../ports/SearchIndex.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import type { VatNumbers } from '../ports/VatNumbers.ts'
import type { Store } from '../store/Store.ts'
import type { Situation } from './situations.ts'

/** Dependencies of every call: the ports, bound to `store`, and settings that no port covers. */
export interface Backend extends Ports {
  readonly catalogue: Catalogue
  readonly searchIndex: SearchIndex
  /** The shoppers' data. Inside `transact`, the store of the transaction. */
  readonly store: Store
  /** The ports bound to another store, such as that of a transaction. */
  readonly portsOn: (store: Store) => Ports
  readonly shop: ShopRecord
  readonly pictures: Pictures
  readonly addressLookup: AddressLookup
  readonly payments: Payments
  readonly vatNumbers: VatNumbers
  /** The same as `payments` where orders are paid at it; null: they are not. */
  readonly practiceBank: PracticeBank | null
  /** Whether this request meets a staged situation; false in service. A mock server may count each question, so ask once. */
  readonly meets: (situation: Situation) => boolean
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number
  /** A new unguessable id with a prefix. */
  readonly newId: (prefix: string) => string
  /** Public address of the shop, without trailing slash. */
  readonly appUrl: string
  /** Closes the connections to the data. */
  readonly close: () => Promise<void>
}
