/** Money of a payment that went back, or is to. Amounts are whole cents including VAT, times milliseconds since 1970-01-01 UTC. */
export interface OrderRefund {
  /** The key with which the provider is asked. */
  readonly uid: string
  /** `chargeback`: the customer's bank took it. */
  readonly kind: 'refund' | 'chargeback'
  readonly orderUid: string
  readonly paymentUid: string
  readonly amountInclVat: number
  /** What the customer owes less by it: all but what was paid too much; nothing by a chargeback. */
  readonly reductionInclVat: number
  /** `requested`: the provider has not confirmed it; `failed`: refused, or the bank did not take it, or a chargeback that was reversed. */
  readonly status: 'requested' | 'pending' | 'refunded' | 'failed'
  /** The provider's name for it; null: it has none yet. */
  readonly providerId: string | null
  readonly reason: string
  /** The lines of the order that it is for; null: of none in particular. */
  readonly lines: readonly { readonly lineUid: string; readonly quantity: number }[] | null
  readonly createdAt: number
}

/** Money that goes back. Bound to a store. */
export interface Refunds {
  /** Answers false when there is one with this uid, or this name at the provider. */
  readonly add: (refund: OrderRefund) => Promise<boolean>
  readonly find: (uid: string) => Promise<OrderRefund | null>
  /** The oldest first. */
  readonly ofOrder: (orderUid: string) => Promise<readonly OrderRefund[]>
  /** Uids of those that the provider has not confirmed, the oldest first. */
  readonly requested: () => Promise<readonly string[]>
  readonly change: (uid: string, change: Pick<OrderRefund, 'status' | 'providerId' | 'reductionInclVat'>) => Promise<void>
}
