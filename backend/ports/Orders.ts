import type { Wire } from '../contract/wire.ts'
import type { CartTotals } from '../pricing/cartTotals.ts'
import type { Language } from '../records/ProductRecord.ts'
import type { PaymentOutcome, ProviderPayment } from './Payments.ts'

export type OrderStatus = Wire['OrderStatus']

/** What was ordered, as it was placed: later changes of products, prices and addresses do not touch it. */
export type PlacedOrder = Pick<Wire['OrderDetail'], 'cartTotals' | 'coupons' | 'addresses' | 'countryCode'> & {
  readonly delivery: Omit<Wire['OrderDetail']['delivery'], 'services'> & {
    /** What is done besides; `price` in whole cents including VAT where VAT is charged. */
    readonly services?: readonly { readonly label: string; readonly price: number }[]
  }
  /** Orders of an earlier version have none. */
  readonly shippingOptionId?: string | null
  /** Of a company with one. */
  readonly vatNumber?: string
  /** Where no VAT was charged, because the goods go to a business in another member state (docs/pricing.md): every amount is excl. VAT, `vat` is empty. */
  readonly reverseCharge?: {
    /** When its VAT number was found valid; milliseconds since 1970-01-01 UTC. */
    readonly checkedAt: number
    /** As it is registered; null: not disclosed. */
    readonly name: string | null
    readonly consultationNumber: string | null
    /** What delivery costs where VAT is charged: an order that is changed is computed from it. */
    readonly shippingInclVat: number
  }
  readonly lines: readonly Omit<Wire['OrderLine'], 'available'>[]
  /** By rate in basis points: the VAT and what it is charged on, as on an invoice. */
  readonly vat: CartTotals['totalVat']
}

/** A line that is bought, with the line of the cart that it was. */
export type BoughtLine = Wire['PaidLine'] & { readonly lineUid: string }

/** Amounts are whole cents including VAT, times milliseconds since 1970-01-01 UTC. */
export interface NewOrder {
  readonly uid: string
  /** null: the next one. */
  readonly number: number | null
  readonly customerId: string
  /** The company with members for which the customer ordered; null: none. */
  readonly companyUid: string | null
  readonly cartUid: string
  /** The same cart, unchanged, has the same one. */
  readonly fingerprint: string
  readonly language: Language
  readonly paymentOptionId: string
  readonly totalInclVat: number
  /** What is paid with the order; the whole where no deposit is due. */
  readonly upfrontInclVat: number
  readonly lines: readonly BoughtLine[]
  readonly placed: PlacedOrder
  readonly createdAt: number
  /** What the shop says of it; null: what its payments say. */
  readonly state: OrderStatus | null
  /** The customer's own. */
  readonly reference: string
  /** Absolute address at the carrier; null: not sent, or not followed. */
  readonly trackAndTraceUrl: string | null
}

export interface Order extends Omit<NewOrder, 'number' | 'fingerprint'> {
  readonly number: number
  /** null: no payment has come in. */
  readonly paidInclVat: number | null
  /** What the provider promised and the shop has not collected. */
  readonly promisedInclVat: number
  /** What went back to the customer, or is on its way. */
  readonly refundedInclVat: number
  /** What the customer's bank took back. */
  readonly chargedBackInclVat: number
  /** What the customer owes less than the total, by refunds. */
  readonly reducedInclVat: number
  /** Something has been paid or promised, or it is on account. */
  readonly isEffective: boolean
}

/** A try to pay an order. */
export interface OrderPayment {
  readonly uid: string
  /** null: not created at the provider yet. */
  readonly provider: ProviderPayment | null
  readonly orderUid: string
  /** `invoiced`: on account; `refunded`: it was paid although nothing was to be paid any more, and went back. */
  readonly status: PaymentOutcome | 'invoiced' | 'refunded'
  readonly createdAt: number
  readonly amountInclVat: number
}

/** Whose orders: of a customer, or of all members of a company. */
export type OrderOwner = { readonly customerId: string } | { readonly companyUid: string }

/** Which of their orders. */
export type OrderQuery = OrderOwner & {
  /** null: any. */
  readonly status: OrderStatus | null
  /** Milliseconds since 1970-01-01 UTC; 0: from the first on. */
  readonly placedSince: number
}

/** What the shop changes of an order. */
export type OrderContents = Pick<NewOrder, 'lines' | 'placed' | 'totalInclVat' | 'upfrontInclVat'>

/** A change of an order's lines by the shop. */
export interface OrderRevision {
  /** The same change has the same one. */
  readonly uid: string
  readonly orderUid: string
  /** Milliseconds since 1970-01-01 UTC. */
  readonly changedAt: number
  /** The merchant's name, for the shop alone. */
  readonly changedBy: string
  /** For the customer. */
  readonly reason: string
  /** The order as it was until then. */
  readonly before: OrderContents
  /** Whole cents including VAT since then. */
  readonly totalInclVat: number
}

/** Orders and the tries to pay them. Bound to a store; changes of an order that does not exist do nothing. */
export interface Orders {
  readonly place: (order: NewOrder) => Promise<void>
  readonly find: (wanted: { readonly uid: string } | { readonly number: number }) => Promise<Order | null>
  /** The order of a cart that is not effective yet; null when there is none with this fingerprint. */
  readonly findUnpaid: (cartUid: string, fingerprint: string) => Promise<string | null>
  /**
   * The newest first.
   * @param page null: all
   */
  readonly list: (query: OrderQuery, page: { readonly limit: number; readonly offset: number } | null) => Promise<readonly Order[]>
  readonly count: (query: OrderQuery) => Promise<number>
  /** Whole cents including VAT that are still to be paid of orders on account. */
  readonly owedOnAccount: (owner: OrderOwner) => Promise<number>
  /**
   * This order of its cart takes the place of the others: those that are not effective are cancelled, and it is open again if it was. Answers the
   * uids of the ones that are cancelled by it.
   */
  readonly replaceOthers: (cartUid: string, orderUid: string) => Promise<readonly string[]>
  /** Gives an order other contents; those of before are kept, and a back office hears of it. */
  readonly revise: (revision: OrderRevision, contents: OrderContents) => Promise<void>
  /** The oldest first. */
  readonly revisionsOf: (orderUid: string) => Promise<readonly OrderRevision[]>
  readonly setReference: (orderUid: string, reference: string) => Promise<void>
  /** How it is paid, and the language in which. */
  readonly setPaymentOption: (orderUid: string, paymentOptionId: string, language: Language) => Promise<void>
  readonly addPayment: (payment: OrderPayment) => Promise<void>
  readonly findPayment: (wanted: { readonly uid: string } | { readonly providerId: string }) => Promise<OrderPayment | null>
  /** The oldest first. */
  readonly paymentsOf: (orderUid: string) => Promise<readonly OrderPayment[]>
  /** @param checkAt when the provider is asked about it, if it has not said anything by then; milliseconds since 1970-01-01 UTC */
  readonly setProvider: (paymentUid: string, provider: ProviderPayment, checkAt: number) => Promise<void>
  /**
   * Takes a payment about which the provider is to be asked now; no other process gets it before `pauseOf` its age, in milliseconds, has gone
   * by. Outside of transactions only. null: there is none.
   * @param pauseOf milliseconds; null: it is not asked about again
   */
  readonly takeCheck: (now: number, pauseOf: (age: number) => number | null) => Promise<string | null>
  /** The merchant has received a payment outside the provider; the backend is to settle it. */
  readonly markReceived: (paymentUid: string, now: number) => Promise<void>
  /** Uids of payments that were received and are not settled, the first first. */
  readonly received: () => Promise<readonly string[]>
  /** A payment that is not pending any more is not asked about by itself, nor received. */
  readonly setPaymentStatus: (paymentUid: string, status: OrderPayment['status']) => Promise<void>
  /** Its customer was asked for the rest of a deposit. */
  readonly addRestRequest: (orderUid: string, now: number) => Promise<void>
  /** When that was, in milliseconds since 1970-01-01 UTC; the first first. */
  readonly restRequestsOf: (orderUid: string) => Promise<readonly number[]>
  /** Payments that a provider promised, of orders that were sent. */
  readonly promisedOfShipped: () => Promise<readonly OrderPayment[]>
  /** The same, of orders that were cancelled. */
  readonly promisedOfCancelled: () => Promise<readonly OrderPayment[]>
  /** What is promised or on account is another amount, since the order changed. */
  readonly setPaymentAmount: (paymentUid: string, amountInclVat: number) => Promise<void>
  /** Its money changed, of which a back office is to hear; `setPaymentStatus` says so itself. */
  readonly reportNews: (orderUid: string) => Promise<void>
  /** The order was sent. Answers false when that was known, with this address. */
  readonly ship: (orderUid: string, trackAndTraceUrl: string | null) => Promise<boolean>
  /** Records that a device has shown the order as paid; false if one had already. */
  readonly markReported: (orderUid: string) => Promise<boolean>
}

/** The topic of the store under which a back office hears that there is news of orders. */
export const orderNewsTopic = 'order-news'
