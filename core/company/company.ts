import type { Cents } from '../money/units.ts'
import type { OrderSummary } from '../orders/order.ts'

/** A buyer needs an approval above the company's amount; an approver orders without one, and gives it. */
export type CompanyRole = 'buyer' | 'approver'

/** What the company may owe for orders on account; its members share it. Including VAT. */
export interface Credit {
  /** null: any amount. */
  readonly limit: Cents | null
  readonly used: Cents
}

/** A member of a company, or who is invited. */
export interface CompanyMember {
  readonly uid: string
  /** Empty until the invitation is accepted. */
  readonly name: string
  readonly emailAddress: string
  readonly role: CompanyRole
  /** Who reads it. */
  readonly isOwn: boolean
  /** Made the company, and manages its members. */
  readonly isFounder: boolean
  readonly isInvited: boolean
}

/** An order that needs an approval first; 'ordered': it was placed after that. `requestedAt` is a moment of the backend (RFC 3339). */
export interface ApprovalRequest {
  readonly uid: string
  readonly status: 'waiting' | 'approved' | 'refused' | 'ordered'
  readonly isOwn: boolean
  /** The cart has changed since, so that an approval does not count for it. */
  readonly isOutdated: boolean
  readonly requestedBy: string
  readonly requestedAt: string
  /** Including VAT. */
  readonly total: Cents
  readonly lines: readonly { readonly title: string; readonly quantity: number }[]
  /** One line. */
  readonly deliverTo: string
  /** Empty when there is none. */
  readonly reference: string
  /** Why it was refused. */
  readonly reason: string
}

/** A company as one of its members may see it. */
export interface Company {
  readonly name: string
  readonly role: CompanyRole
  readonly isFounder: boolean
  /** Including VAT; null: no order needs an approval. */
  readonly approvalAbove: Cents | null
  readonly members: readonly CompanyMember[]
  /** The newest first. */
  readonly requests: readonly ApprovalRequest[]
}

/** The company of a customer, with what it owes. */
export interface CompanyAccount {
  /** null: the customer may not order on account. */
  readonly credit: Credit | null
  /** null: the customer is a member of none. */
  readonly company: Company | null
}

/** An order of any member; the shop shows the rest of it to who made it. */
export interface CompanyOrder extends OrderSummary {
  readonly orderedBy: string
  readonly reference: string
}

/**
 * Whether this member needs an approval before ordering. An approval is for a total: a cart that costs another amount needs a new one. The backend decides,
 * and compares the goods too.
 * @param total including VAT
 */
export const needsApproval = ({ role, approvalAbove, requests }: Company, total: Cents): boolean =>
  role === 'buyer' &&
  approvalAbove !== null &&
  total > approvalAbove &&
  !requests.some((request) => request.isOwn && request.status === 'approved' && !request.isOutdated && request.total === total)

/** Whether this member may approve or refuse a request. */
export const mayDecide = ({ role }: Pick<Company, 'role'>, { status }: Pick<ApprovalRequest, 'status'>): boolean =>
  role === 'approver' && status === 'waiting'
