import type { Text } from './ProductRecord.ts'

export type Country = 'NL' | 'BE'

/** Large goods, of which the shopper chooses the day of delivery. */
export interface DayChoiceRecord {
  /** Weight of a cart from which on its goods are large. */
  readonly fromWeightGrams: number
  /** On which large goods come, 1 is Monday and 6 Saturday. */
  readonly weekdays: readonly number[]
  /** Over how many weeks from the earliest day. */
  readonly weeks: number
}

/** What can be done besides delivering, such as carrying upstairs. */
export interface DeliveryServiceRecord {
  readonly id: string
  readonly label: Text
  /** Cents including VAT, in whatever country; they are part of what delivery costs. */
  readonly price: number
  /** Weight of a cart from which on it is offered. */
  readonly fromWeightGrams: number
}

/** A way in which an order gets to its customer. */
export interface DeliveryMethodRecord {
  readonly id: string
  readonly type: 'shipping' | 'pickup'
  readonly label: Text
  readonly description: Text
  /** Cents including VAT by country; absent where it is not offered. */
  readonly price: Readonly<Partial<Record<Country, number>>>
  /** Minimum cost of the goods, in cents including VAT. */
  readonly from: number
  /** Days beyond the fastest delivery method. */
  readonly extraDays: number
  /** On which it delivers or its places are open, 1 is Monday and 6 Saturday; never on a Sunday or a public holiday. Left out: Monday to Saturday. */
  readonly weekdays?: readonly number[]
  /** Left out: nobody chooses the day. */
  readonly dayChoice?: DayChoiceRecord
  /** Left out: none. */
  readonly services?: readonly DeliveryServiceRecord[]
  readonly pickupLocations: readonly {
    readonly id: string
    readonly label: string
    readonly address: string
    readonly openingHours: Text
  }[]
}

/** How the shop delivers. */
export interface DeliveryRecord {
  /** Time of day until which an order leaves the same day, such as 23:30. */
  readonly orderBefore: string
  /** In the order in which they are suggested. */
  readonly methods: readonly DeliveryMethodRecord[]
}
