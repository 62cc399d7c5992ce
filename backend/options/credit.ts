import type { Backend } from '../answers/Backend.ts'
import { membershipOf } from '../company/members.ts'

/** What a company may owe for orders on account; whole cents including VAT. */
export interface Credit {
  /** null: any amount. */
  readonly limitInclVat: number | null
  readonly usedInclVat: number
}

/** The credit of a customer: that of the company, which all its members share. null: this customer may not order on account. */
export const creditOf = async (
  { customers, orders, store }: Pick<Backend, 'customers' | 'orders' | 'store'>,
  customerId: string,
): Promise<Credit | null> => {
  const membership = await membershipOf(store, customerId)
  const terms = await customers.accountTerms(membership?.founderId ?? customerId)
  if (terms === null) return null
  return { ...terms, usedInclVat: await orders.owedOnAccount(membership === null ? { customerId } : { companyUid: membership.companyUid }) }
}

/** Whole cents that are left, at least 0; null: no limit. */
export const roomOf = ({ limitInclVat, usedInclVat }: Credit): number | null =>
  limitInclVat === null ? null : Math.max(0, limitInclVat - usedInclVat)
