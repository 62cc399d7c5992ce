import type { DeliveryTime } from '../delivery/delivery.ts'
import type { Cents } from '../money/units.ts'

/** Every state of a quote. */
export const quoteStatuses = ['requested', 'answered', 'accepted', 'expired', 'withdrawn', 'refused'] as const
/** The state of a quote. */
export type QuoteStatus = (typeof quoteStatuses)[number]

/** An amount on both sides of VAT. */
export interface QuotedAmount {
  readonly inclVat: Cents
  readonly exclVat: Cents
}

/** A line of a quote as people read it. */
export interface QuoteLine {
  readonly productId: number
  readonly quantity: number
  readonly title: string
  readonly choices: readonly string[]
  /** How long it takes, of what is made to the measures of the asker; left out of everything else. */
  readonly madeToMeasure?: DeliveryTime
  /** One piece with its options; null until the shop has answered, as `total`. */
  readonly unit: QuotedAmount | null
  readonly total: QuotedAmount | null
}

/** Prices that the shop offers on request, until a day. */
export interface Quote {
  readonly uid: string
  /** As people name it: O26-0001. */
  readonly number: string
  readonly status: QuoteStatus
  readonly name: string
  readonly message: string
  /** RFC 3339. */
  readonly requestedAt: string
  readonly lines: readonly QuoteLine[]
  /** Last day on which it counts, YYYY-MM-DD; null until the shop has answered. */
  readonly expiresOn: string | null
  /** What the shop wrote with its prices. */
  readonly answer: string
  /** Names what the shop offers, and is another one when that changes; null until the shop has answered. */
  readonly offerVersion: string | null
  /** Why the shop refused it; empty otherwise. */
  readonly reason: string
  readonly total: QuotedAmount | null
}

/** Whether the shop offers its prices, or did until they expired: then there is a PDF of it. */
export const isOffer = ({ status }: Pick<Quote, 'status'>): boolean =>
  status === 'answered' || status === 'accepted' || status === 'expired'

/** Whether it can be bought at its prices, or was: what is said of ordering it makes sense. */
export const isBinding = ({ status }: Pick<Quote, 'status'>): boolean => status === 'answered' || status === 'accepted'

/** Whether its asker can withdraw it. */
export const mayWithdraw = ({ status }: Pick<Quote, 'status'>): boolean => status === 'requested' || status === 'answered'
