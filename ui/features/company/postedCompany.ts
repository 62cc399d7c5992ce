import type { Message } from '@thuishaven/core/notifications'

/** What a form of the page does. */
export const companyIntents = ['save', 'invite', 'role', 'remove', 'leave', 'accept', 'approve', 'refuse'] as const
export type CompanyIntent = (typeof companyIntents)[number]

/** What the page reports: a form that worked, or an order that was kept as a request. */
export const companyNews = [...companyIntents, 'requested'] as const

/** A form that was refused; what was typed stays. */
export interface PostedCompany {
  readonly intent: CompanyIntent
  /** Uid of the member or request that the form is about; '' for none. */
  readonly uid: string
  readonly values: Readonly<Record<'amount' | 'emailAddress' | 'role' | 'reason', string>>
  readonly problem: Message
}
