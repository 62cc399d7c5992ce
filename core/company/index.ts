/** A company with members: roles, orders that need an approval, and the orders of all. */
export type { CompanyPort } from './CompanyPort.ts'
export type { CompanyActions } from './createCompanyActions.ts'
export { reasonLimit } from './createCompanyActions.ts'
export { mayDecide, needsApproval } from './company.ts'
export type { ApprovalRequest, Company, CompanyAccount, CompanyMember, CompanyOrder, CompanyRole, Credit } from './company.ts'
