import type { OwnReview } from './review.ts'
import type { DeliveryTime } from '../delivery/delivery.ts'
import type { Address } from '../account/address.ts'
import type { Picture } from '../catalogue/product.ts'
import type { CartLine, CartTotals, LineTotals, VatTreatment } from '../cart/cart.ts'
import type { CountryCode } from '../locale/locale.ts'
import type { Cents } from '../money/units.ts'

/** The statuses of an order that the shop has messages for, in their order; 'open' is not, or not fully, paid. */
export const orderStatuses = ['open', 'paid', 'processing', 'shipped', 'delivered', 'cancelled'] as const

/** The status of an order; 'unknown' for one that the shop does not know. */
export type OrderStatus = (typeof orderStatuses)[number] | 'unknown'

/** The status that a text names; null for any other text. */
export const orderStatusOf = (text: string | null): OrderStatus | null => orderStatuses.find((status) => status === text) ?? null

/** How the VAT of an order was treated; see `VatTreatment` of the cart. */
export type OrderVatTreatment = Extract<VatTreatment, 'charged' | 'reverseCharged'>

/** What lists and pages show of an order (ACC-02). `createdAt` is a moment of the backend (RFC 3339). */
export interface OrderSummary {
  readonly id: string
  readonly uid: string
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly createdAt: string
  /** Country of the invoice, for the question how it can be paid. */
  readonly countryCode: CountryCode
  readonly vatTreatment: OrderVatTreatment
  readonly totals: {
    readonly totalInclVat: Cents
    /** Open amount; the paid amount is the total minus this. */
    readonly outstandingAmount: Cents
    /** Number of lines. */
    readonly cartLinesAmount: number
  }
}

/** An order as the customer's list shows it: with pictures of its first lines. */
export interface ListedOrder extends OrderSummary {
  readonly pictures: readonly Picture[]
}

/** One page of a list of the account. */
export interface ListPage<Entry> {
  readonly entries: readonly Entry[]
  /** Entries on all pages together. */
  readonly total: number
  /** Entries on one page. */
  readonly limit: number
}

/** A line as it was ordered; prices are what one piece cost then. */
export interface OrderLine extends Pick<
  CartLine,
  'id' | 'productId' | 'slug' | 'title' | 'facts' | 'picture' | 'quantity' | 'price' | 'options' | 'returnable'
> {
  readonly uid: string
  /** Article number, as the product's page shows it. */
  readonly mpn: string
  /** Still sold; the present price is that of the product. */
  readonly available: boolean
  readonly totals: LineTotals
}

/** A change of the lines of an order by the shop. */
export interface OrderRevision {
  /** A moment of the backend (RFC 3339). */
  readonly changedAt: string
  /** As the shop wrote it. */
  readonly reason: string
  readonly totalBeforeInclVat: Cents
  readonly totalInclVat: Cents
}

/** An order with all that the shop knows of it, as it was ordered, or as the shop changed it since. */
export interface Order extends OrderSummary {
  readonly cartTotals: CartTotals
  readonly lines: readonly OrderLine[]
  readonly invoiceAddress: Address
  readonly deliveryAddress: Address
  readonly delivery: {
    /** The way of delivery. */
    readonly label: string
    /** What is done besides, as a part of what delivery costs. */
    readonly services: readonly { readonly label: string; readonly exclVat: Cents; readonly inclVat: Cents }[]
    readonly pickupLocation: { readonly label: string; readonly address: string } | null
    /** Day of arrival as it was promised, in days since 1970-01-01; null where only weeks were known. */
    readonly expectedDay: number | null
    /** Chosen by the shopper for large goods; null: none was. `expectedDay` is later when the shop changed the order. */
    readonly chosenDay: number | null
    /** How long it takes, where no day could be promised; null if unknown. */
    readonly time: DeliveryTime | null
  }
  /** How it was paid last; null when nothing was paid yet. */
  readonly paymentLabel: string | null
  /** Absolute address at the carrier; null while there is none. */
  readonly trackAndTraceUrl: string | null
  readonly invoices: readonly Pick<Invoice, 'uid' | 'kind' | 'invoiceNumber' | 'hasXml'>[]
  /** The tries to pay it, the oldest first. */
  readonly payments: readonly {
    readonly uid: string
    readonly createdAt: string
    readonly status: 'paid' | 'authorized' | 'pending' | 'failed' | 'cancelled' | 'expired' | 'invoiced'
    readonly amountInclVat: Cents
    /** The way to pay. */
    readonly label: string
  }[]
  /** What the shop changed of it, the oldest first. */
  readonly changes: readonly OrderRevision[]
  /** Whether its lines can be reviewed now: the goods have arrived. */
  readonly reviewable: boolean
  /** What the customer wrote about its lines. */
  readonly reviews: readonly OwnReview[]
  /** The customer's own; empty when there is none. */
  readonly reference: string
  /** The colleague who made it, for the company of which the customer is a member; empty when the account is no more. null: the customer did. */
  readonly orderedBy: string | null
  /** Checkout selections by the ids that the cart accepts; null if the backend does not send them. */
  readonly choices: {
    readonly shippingOptionId: string | null
    readonly pickupLocationId: string | null
    readonly paymentOptionId: string | null
  }
}

/** The status of an order, by its number and e-mail address: without any data of its customer. */
export interface GuestOrder extends Pick<
  Order,
  'orderNumber' | 'status' | 'createdAt' | 'vatTreatment' | 'totals' | 'cartTotals' | 'lines' | 'delivery' | 'trackAndTraceUrl' | 'changes'
> {
  /** Key for reading the same order again; it cannot be guessed. */
  readonly key: string
}

/** Data with which a guest identifies an order. */
export type OrderLookup = { readonly orderNumber: string; readonly emailAddress: string } | { readonly key: string }

/** An invoice or credit note as a list shows it. */
export interface Invoice {
  readonly uid: string
  readonly kind: 'invoice' | 'creditNote'
  readonly invoiceNumber: string
  readonly orderUid: string
  readonly orderNumber: string
  readonly status: 'open' | 'paid' | 'credited'
  readonly createdAt: string
  /** null when it was paid in one payment. */
  readonly dueAt: string | null
  /** Of a credit note what it gives back. */
  readonly totalInclVat: Cents
  readonly outstandingAmount: Cents
  /** There is a file for bookkeeping programs too. */
  readonly hasXml: boolean
}
