import * as v from 'valibot'
import type { Context } from 'hono'
import { isEmailAddress } from '../account/emailAddress.ts'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import type { Backend } from '../answers/Backend.ts'
import type { Call } from '../answers/Call.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { languageOf } from '../answers/languageOf.ts'
import { limitMailbox } from '../answers/limitMailbox.ts'
import { pageNumberOf } from '../answers/pageNumberOf.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import { transact } from '../answers/transact.ts'
import type { Wire } from '../contract/wire.ts'
import { creditOf } from '../options/credit.ts'
import { buyerName, ordersOf, pageLimit, wireOrder } from '../orders/orders.ts'
import { decide, findRequest, isOutdated, requestsFor } from '../checkout/approvals.ts'
import type { ApprovalRequest } from '../checkout/approvals.ts'
import { decisionMail, departureMail, invitationMail, removalMail } from '../company/companyMails.ts'
import { acceptInvitation, changeRole, invite, membershipOf, fullName, membersOf, removeMember, saveCompany } from '../company/members.ts'
import type { CompanyMember, Membership } from '../company/members.ts'
import type { Language } from '../records/ProductRecord.ts'

const role = v.picklist(['buyer', 'approver'])
const settings = v.strictObject({
  approvalAboveInclVat: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))),
})
const invitation = v.strictObject({ emailAddress: v.pipe(v.string(), v.minLength(1), v.maxLength(254)), role })
const memberChange = v.strictObject({ role: v.nullable(role) })
const acceptance = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) })
const decision = v.union([
  v.strictObject({ approved: v.literal(true) }),
  v.strictObject({ approved: v.literal(false), reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
])

const notAllowed = (): HttpFailure => new HttpFailure(403, 'companyNotAllowed')

/** The customer of a request with the company; refuses others. */
const memberOf = async (backend: Backend, context: Context): Promise<Membership & { readonly customerId: string }> => {
  const customerId = signedIn(await visitorOf(backend, context))
  const membership = await membershipOf(backend.store, customerId)
  if (membership === null) throw notAllowed()
  return { ...membership, customerId }
}

const done = (context: Context): Response => succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])

/** The goods of a request in the language of the reader, as far as they are still in the catalogue. */
const wireRequestedLines = ({ catalogue }: Backend, { contents }: ApprovalRequest, language: Language): Wire['RequestedLine'][] =>
  contents.lines.map(({ productId, title, quantity }) => ({
    title: (productId === undefined ? null : catalogue.product(productId))?.title[language] ?? title,
    quantity,
  }))

const wireRequest = async (
  backend: Backend,
  request: ApprovalRequest,
  customerId: string,
  language: Language,
): Promise<Wire['ApprovalRequest']> => {
  const buyer = await backend.customers.byId(request.customerId)
  const order = request.orderUid === null ? null : await backend.orders.find({ uid: request.orderUid })
  return {
    uid: request.uid,
    status: order?.isEffective === true ? 'ordered' : request.status,
    isOwn: request.customerId === customerId,
    isOutdated: order?.isEffective !== true && (await isOutdated(backend, request)),
    requestedBy: buyer === null ? '' : fullName(buyer),
    requestedAt: new Date(request.requestedAt).toISOString(),
    totalInclVat: request.totalInclVat,
    reason: request.reason,
    ...request.contents,
    lines: wireRequestedLines(backend, request, language),
  }
}

const wireMember = async (
  backend: Backend,
  { founderId }: Membership,
  member: CompanyMember,
  reader: string,
): Promise<Wire['CompanyMember']> => {
  const customer = member.customerId === null ? null : await backend.customers.byId(member.customerId)
  return {
    uid: member.uid,
    name: customer === null ? '' : fullName(customer),
    emailAddress: customer?.emailAddress ?? member.emailAddress,
    role: member.role,
    isOwn: member.customerId === reader,
    isFounder: member.customerId === founderId,
    isInvited: member.customerId === null,
  }
}

/** What a member reads of the company: invitations are for who manages them. */
const wireCompany = async (backend: Backend, customerId: string, language: Language): Promise<Wire['Company'] | null> => {
  const membership = await membershipOf(backend.store, customerId)
  if (membership === null) return null
  const founder = await backend.customers.byId(membership.founderId)
  const members: Wire['CompanyMember'][] = []
  for (const member of await membersOf(backend, membership.companyUid))
    if (membership.isFounder || member.customerId !== null) members.push(await wireMember(backend, membership, member, customerId))
  const requests: Wire['ApprovalRequest'][] = []
  for (const request of await requestsFor(backend.store, membership, customerId))
    requests.push(await wireRequest(backend, request, customerId, language))
  return {
    name: founder?.companyName ?? '',
    role: membership.role,
    isFounder: membership.isFounder,
    approvalAboveInclVat: membership.approvalAboveInclVat,
    members,
    requests,
  }
}

const load: Call = {
  method: 'GET',
  path: '/api/v2/account/company',
  operation: 'loadCompany',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    return succeed(context, {
      status: 'success',
      data: { credit: await creditOf(backend, customerId), company: await wireCompany(backend, customerId, languageOf(context)) },
    } satisfies Wire['CompanyResponse'])
  },
}

const save: Call = {
  method: 'PUT',
  path: '/api/v2/account/company',
  operation: 'saveCompany',
  handle: async (backend, context) => {
    const { approvalAboveInclVat } = await readBody(context, settings)
    const customerId = signedIn(await visitorOf(backend, context))
    return transact(backend, async (backend) => {
      const membership = await membershipOf(backend.store, customerId)
      if (membership !== null && !membership.isFounder) throw notAllowed()
      const customer = await backend.customers.byId(customerId)
      if (customer === null || customer.companyName === '') throw new HttpFailure(422, 'companyNameMissing')
      await saveCompany(backend, customer, approvalAboveInclVat)
      return done(context)
    })
  },
}

const inviteMember: Call = {
  method: 'POST',
  path: '/api/v2/account/company/members',
  operation: 'inviteMember',
  handle: async (backend, context) => {
    const invited = await readBody(context, invitation)
    const { language } = await visitorOf(backend, context)
    const { isFounder, companyUid, founderId } = await memberOf(backend, context)
    if (!isFounder) throw notAllowed()
    if (!isEmailAddress(invited.emailAddress.trim())) throw new HttpFailure(422, 'accountEmailInvalid')
    await limitMailbox(backend, 'company', invited.emailAddress)
    return transact(backend, async (backend) => {
      const token = await invite(backend, companyUid, invited)
      if (token === null) throw new HttpFailure(422, 'companyMemberKnown')
      const founder = await backend.customers.byId(founderId)
      if (founder !== null)
        await backend.mails.enqueue({
          recipient: invited.emailAddress.trim(),
          ...invitationMail(backend.appUrl, language, founder.companyName, fullName(founder), token),
        })
      return done(context)
    })
  },
}

/** Ends a membership, and notifies the other side; an invitation that ends notifies nobody. */
const endMembership = async (backend: Backend, { founderId }: Membership, member: CompanyMember, leaves: boolean): Promise<void> => {
  const [founder, left] = [await backend.customers.byId(founderId), await backend.customers.byId(member.customerId ?? '')]
  await removeMember(backend, member)
  if (founder === null || left === null) return
  const { companyName } = founder
  await backend.mails.enqueue(
    leaves
      ? { recipient: founder.emailAddress, ...departureMail(backend.appUrl, founder.language, companyName, fullName(left)) }
      : { recipient: left.emailAddress, ...removalMail(left.language, companyName, fullName(founder)) },
  )
}

const changeMember: Call = {
  method: 'PUT',
  path: '/api/v2/account/company/members/:memberUid',
  operation: 'changeMember',
  handle: async (backend, context) => {
    const { role: wanted } = await readBody(context, memberChange)
    const { customerId } = await memberOf(backend, context)
    return transact(backend, async (backend) => {
      const membership = await membershipOf(backend.store, customerId)
      if (membership === null) throw notAllowed()
      const member = (await membersOf(backend, membership.companyUid)).find(({ uid }) => uid === context.req.param('memberUid'))
      const leaves = wanted === null && member?.customerId === customerId
      if (!membership.isFounder && !leaves) throw notAllowed()
      if (member === undefined) throw new HttpFailure(404, 'companyMemberUnknown')
      if (member.customerId === membership.founderId) throw notAllowed()
      if (wanted === null) await endMembership(backend, membership, member, leaves)
      else await changeRole(backend.store, member.uid, wanted)
      return done(context)
    })
  },
}

const accept: Call = {
  method: 'POST',
  path: '/api/v2/account/company/invitation',
  operation: 'acceptInvitation',
  handle: async (backend, context) => {
    const { token } = await readBody(context, acceptance)
    const customerId = signedIn(await visitorOf(backend, context))
    return transact(backend, async (backend) => {
      const result = await acceptInvitation(backend, customerId, token)
      if (result === 'invalid') throw new HttpFailure(404, 'companyInvitationInvalid')
      if (result === 'memberElsewhere') throw new HttpFailure(409, 'companyMemberElsewhere')
      return done(context)
    })
  },
}

const decideRequest: Call = {
  method: 'POST',
  path: '/api/v2/account/company/requests/:requestUid',
  operation: 'decideRequest',
  handle: async (backend, context) => {
    const decided = await readBody(context, decision)
    const { customerId } = await memberOf(backend, context)
    return transact(backend, async (backend) => {
      const membership = await membershipOf(backend.store, customerId)
      if (membership?.role !== 'approver') throw notAllowed()
      const request = await findRequest(backend.store, context.req.param('requestUid') ?? '')
      if (request?.companyUid !== membership.companyUid) throw new HttpFailure(404, 'companyRequestUnknown')
      if (request.status !== 'waiting') throw new HttpFailure(409, 'companyRequestDecided')
      const outcome = decided.approved ? { isApproved: true, reason: '' } : { isApproved: false, reason: decided.reason }
      await decide(backend, request.uid, customerId, outcome)
      const [buyer, approver] = [await backend.customers.byId(request.customerId), await backend.customers.byId(customerId)]
      if (buyer !== null && approver !== null)
        await backend.mails.enqueue({
          recipient: buyer.emailAddress,
          ...decisionMail(backend.appUrl, buyer.language, fullName(approver), request.totalInclVat, outcome),
        })
      return done(context)
    })
  },
}

const orders: Call = {
  method: 'GET',
  path: '/api/v2/account/company/orders',
  operation: 'listCompanyOrders',
  handle: async (backend, context) => {
    const page = pageNumberOf(context)
    const { companyUid } = await memberOf(backend, context)
    const query = { companyUid, status: null, placedSince: 0 }
    const found: Wire['CompanyOrder'][] = []
    for (const order of await ordersOf(backend, query, page))
      found.push({ ...wireOrder(order), orderedBy: await buyerName(backend, order), reference: order.reference })
    return succeed(context, {
      status: 'success',
      data: { orders: found, pagination: { totalHits: await backend.orders.count(query), limit: pageLimit } },
    } satisfies Wire['CompanyOrdersResponse'])
  },
}

/** Companies with members: roles, invitations, approvals and the orders of all. */
export const companyCalls: readonly Call[] = [load, save, inviteMember, changeMember, accept, decideRequest, orders]
