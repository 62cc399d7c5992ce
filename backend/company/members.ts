import { createHash, randomUUID } from 'node:crypto'
import type { Backend } from '../answers/Backend.ts'
import { text, textOrNull, whole, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Customer } from '../ports/Customers.ts'
import type { Store } from '../store/Store.ts'

/** A buyer needs an approval above the company's amount; an approver orders without one, and gives it. */
export type CompanyRole = 'buyer' | 'approver'

/** What a customer is in a company. */
export interface Membership {
  readonly companyUid: string
  /** The customer who made the company, and manages its members: its name and its terms on account are theirs. */
  readonly founderId: string
  readonly isFounder: boolean
  readonly role: CompanyRole
  /** Whole cents including VAT above which an order of a buyer needs an approval; null: none does. */
  readonly approvalAboveInclVat: number | null
}

export interface CompanyMember {
  readonly uid: string
  /** null: invited, and not yet a member. */
  readonly customerId: string | null
  readonly emailAddress: string
  readonly role: CompanyRole
  /** The customer had no company name, and has the details of this one until the membership ends. */
  readonly wasGivenDetails: boolean
}

/** As colleagues read it. */
export const fullName = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()

const roleOf = (row: Row): CompanyRole => (text(row, 'role') === 'approver' ? 'approver' : 'buyer')

/** null: in no company. */
export const membershipOf = async (store: Store, customerId: string): Promise<Membership | null> => {
  const row = await store.get(
    `SELECT company.uid, company.founder_id, company.approval_above, company_member.role
     FROM company_member JOIN company ON company.uid = company_member.company_uid WHERE company_member.customer_id = ?`,
    customerId,
  )
  if (row === null) return null
  const founderId = text(row, 'founder_id')
  return {
    companyUid: text(row, 'uid'),
    founderId,
    isFounder: founderId === customerId,
    role: roleOf(row),
    approvalAboveInclVat: wholeOrNull(row, 'approval_above'),
  }
}

const memberOf = (row: Row): CompanyMember => ({
  uid: text(row, 'uid'),
  customerId: textOrNull(row, 'customer_id'),
  emailAddress: text(row, 'email'),
  role: roleOf(row),
  wasGivenDetails: whole(row, 'given_details') === 1,
})

/** Members and invitations that still count, members first, in the order in which they came. */
export const membersOf = async ({ store, now }: Pick<Backend, 'store' | 'now'>, companyUid: string): Promise<readonly CompanyMember[]> =>
  (
    await store.all(
      `SELECT * FROM company_member WHERE company_uid = ? AND (customer_id IS NOT NULL OR expires_at > ?)
       ORDER BY CASE WHEN customer_id IS NULL THEN 1 ELSE 0 END, added_at, uid`,
      companyUid,
      now(),
    )
  ).map(memberOf)

/**
 * Makes a company of a customer, and the customer's earlier orders those of the company, unless they may be a stranger's; or changes what needs an
 * approval.
 */
export const saveCompany = async (
  { store, customers, now, newId }: Backend,
  founder: Customer,
  approvalAboveInclVat: number | null,
): Promise<void> => {
  const changed = await store.run('UPDATE company SET approval_above = ? WHERE founder_id = ?', approvalAboveInclVat, founder.id)
  if (changed > 0) return
  const companyUid = newId('company')
  await store.run(
    'INSERT INTO company (uid, founder_id, approval_above, created_at) VALUES (?, ?, ?, ?)',
    companyUid,
    founder.id,
    approvalAboveInclVat,
    now(),
  )
  await store.run(
    'INSERT INTO company_member (uid, company_uid, customer_id, email, role, added_at) VALUES (?, ?, ?, ?, ?, ?)',
    newId('member'),
    companyUid,
    founder.id,
    founder.emailAddress,
    'approver',
    now(),
  )
  if (await customers.emailIsVerified(founder.id))
    await store.run('UPDATE purchase SET company_uid = ? WHERE customer_id = ?', companyUid, founder.id)
}

/** How long an invitation counts: 14 days, in milliseconds. */
const invitationLife = 14 * 24 * 60 * 60 * 1000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Invites an address, again in place of before; answers the secret of the link. null: who has this address is a member. */
export const invite = async (
  { store, now, newId }: Backend,
  companyUid: string,
  { emailAddress, role }: Pick<CompanyMember, 'emailAddress' | 'role'>,
): Promise<string | null> => {
  const email = emailAddress.trim().toLowerCase()
  const known = await store.get(
    `SELECT 1 AS one FROM company_member JOIN customer ON customer.id = company_member.customer_id
     WHERE company_uid = ? AND lower(customer.email) = ?`,
    companyUid,
    email,
  )
  if (known !== null) return null
  const token = randomUUID()
  await store.run('DELETE FROM company_member WHERE company_uid = ? AND customer_id IS NULL AND email = ?', companyUid, email)
  await store.run(
    'INSERT INTO company_member (uid, company_uid, email, role, token, expires_at, added_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    newId('member'),
    companyUid,
    email,
    role,
    hashOf(token),
    now() + invitationLife,
    now(),
  )
  return token
}

/**
 * Makes a customer a member by an invitation to the customer's own address. A customer without a company name gets the details of the company, so that
 * orders are invoiced to it.
 */
export const acceptInvitation = async (
  { store, customers, now }: Backend,
  customerId: string,
  token: string,
): Promise<'accepted' | 'invalid' | 'memberElsewhere'> => {
  const customer = await customers.byId(customerId)
  const row = await store.get(
    `SELECT company_member.*, company.founder_id FROM company_member JOIN company ON company.uid = company_member.company_uid
     WHERE token = ? AND expires_at > ?`,
    hashOf(token),
    now(),
  )
  if (customer === null || row === null || text(row, 'email') !== customer.emailAddress.toLowerCase()) return 'invalid'
  if ((await membershipOf(store, customerId)) !== null) return 'memberElsewhere'
  const founder = await customers.byId(text(row, 'founder_id'))
  const isNamed = customer.companyName !== ''
  await store.run(
    'UPDATE company_member SET customer_id = ?, token = NULL, expires_at = NULL, given_details = ? WHERE uid = ?',
    customerId,
    isNamed ? 0 : 1,
    text(row, 'uid'),
  )
  if (founder !== null && !isNamed) {
    const { companyName, cocNumber, vatNumber } = founder
    await customers.change(customerId, { companyName, cocNumber, vatNumber })
  }
  return 'accepted'
}

export const changeRole = async (store: Store, memberUid: string, role: CompanyRole): Promise<void> => {
  await store.run('UPDATE company_member SET role = ? WHERE uid = ?', role, memberUid)
}

/** Ends a membership or an invitation, with the member's requests that were not ordered. */
export const removeMember = async ({ store, customers }: Backend, { uid, customerId, wasGivenDetails }: CompanyMember): Promise<void> => {
  await store.run('DELETE FROM company_member WHERE uid = ?', uid)
  if (customerId === null) return
  await store.run('DELETE FROM approval_request WHERE customer_id = ? AND order_uid IS NULL', customerId)
  if (wasGivenDetails) await customers.change(customerId, { companyName: '', cocNumber: '', vatNumber: '' })
}

/** Takes a customer whose account ends out of the company; the company of its founder ends. Its orders stay. */
export const forgetMember = async (store: Store, customerId: string): Promise<void> => {
  const membership = await membershipOf(store, customerId)
  if (membership?.isFounder === true) {
    for (const table of ['approval_request', 'company_member'])
      await store.run(`DELETE FROM ${table} WHERE company_uid = ?`, membership.companyUid)
    await store.run('DELETE FROM company WHERE uid = ?', membership.companyUid)
  }
  for (const table of ['approval_request', 'company_member']) await store.run(`DELETE FROM ${table} WHERE customer_id = ?`, customerId)
}
