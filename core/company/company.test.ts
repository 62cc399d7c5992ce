import { expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import { mayDecide, needsApproval } from './company.ts'
import type { ApprovalRequest, Company } from './company.ts'

const company: Company = { name: 'Atelier', role: 'buyer', isFounder: false, approvalAbove: 50_000 as Cents, members: [], requests: [] }
const request = (of: Partial<ApprovalRequest>): ApprovalRequest => ({
  uid: 'approval-1',
  status: 'approved',
  isOwn: true,
  isOutdated: false,
  requestedBy: '',
  requestedAt: '',
  total: 60_000 as Cents,
  lines: [],
  deliverTo: '',
  reference: '',
  reason: '',
  ...of,
})

it('ACC-01a a buyer asks for an approval above the amount, unless exactly this total was approved', () => {
  const needs = (of: Partial<Company>, total: number) => needsApproval({ ...company, ...of }, total as Cents)
  expect([needs({}, 50_000), needs({}, 50_001), needs({ approvalAbove: null }, 90_000), needs({ role: 'approver' }, 90_000)]).toEqual([
    false,
    true,
    false,
    false,
  ])
  const after = (of: Partial<ApprovalRequest>, total = 60_000) => needs({ requests: [request(of)] }, total)
  expect([
    after({}),
    after({}, 60_001),
    after({ status: 'waiting' }),
    after({ status: 'refused' }),
    after({ status: 'ordered' }),
    after({ isOwn: false }),
    after({ isOutdated: true }),
  ]).toEqual([false, true, true, true, true, true, true])
})

it('ACC-01a only an approver decides, and only what still waits', () => {
  const may = (role: Company['role'], status: ApprovalRequest['status']) => mayDecide({ role }, { status })
  expect([may('approver', 'waiting'), may('buyer', 'waiting'), may('approver', 'approved'), may('approver', 'refused')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
