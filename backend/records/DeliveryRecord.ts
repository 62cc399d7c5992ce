import type { Text } from './ProductRecord.ts'

export type Country = 'NL' | 'BE'

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
