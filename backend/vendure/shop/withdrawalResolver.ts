import { Permission } from '@vendure/core'
import { Mutation, Query, Resolver } from '@nestjs/graphql'
import { gql } from 'graphql-tag'
import { text, textOrNull, whole } from '../../database/row.ts'
import type { Row } from '../../database/row.ts'
import type { Store } from '../../store/Store.ts'
import { receivedWithdrawal } from '../../withdrawals/receivedWithdrawal.ts'
import { findWithdrawalToSettle, proposeSettlement, settleWithdrawal } from '../../withdrawals/settleWithdrawal.ts'
import type { SettlementRequest } from '../../withdrawals/settleWithdrawal.ts'
import { backOfficePorts } from '../backOfficePorts.ts'
import { exposeMethod } from './exposeMethod.ts'

export const withdrawalSchema = gql`
  "Money that went back because of a withdrawal, or is to."
  type ShopWithdrawalRefund {
    amountInclVat: Int!
    "requested, pending, refunded or failed"
    status: String!
    "Who refused it, provider or bank; null: nobody."
    failure: String
    createdAt: DateTime!
  }
  type ShopWithdrawal {
    uid: String!
    receiptNumber: String!
    receivedAt: DateTime!
    name: String!
    emailAddress: String!
    orderNumber: String!
    "In the customer's words; empty: the whole order."
    goods: String!
    refunds: [ShopWithdrawalRefund!]!
  }
  type WithdrawalLine {
    lineUid: String!
    title: String!
    choices: [String!]!
    "Pieces that have not come back."
    quantity: Int!
    "The law does not let a customer withdraw from it."
    mayBeRefused: Boolean!
  }
  type WithdrawalToSettle {
    "How many refunds the order had when it was read."
    version: Int!
    refundableInclVat: Int!
    lines: [WithdrawalLine!]!
  }
  "With a refusal nothing is refunded."
  type WithdrawalSettlement {
    refusal: String
    amountInclVat: Int!
  }
  extend type Query {
    shopWithdrawals: [ShopWithdrawal!]!
    "null: the shop does not know its order with this e-mail address."
    withdrawalToSettle(uid: String!): WithdrawalToSettle
    "What the rules give back for these lines."
    proposedWithdrawalRefund(uid: String!, lines: [ShopOrderLineInput!]!): WithdrawalSettlement!
  }
  extend type Mutation {
    "key: the same for the same settlement, which is made once. note: for the customer."
    settleWithdrawal(
      uid: String!
      key: String!
      version: Int!
      lines: [ShopOrderLineInput!]!
      amountInclVat: Int!
      note: String!
    ): WithdrawalSettlement!
  }
`

const most = 500

/** Without a name of the provider's it was never made there. */
const failureOf = (refund: Row): 'provider' | 'bank' | null =>
  text(refund, 'status') !== 'failed' ? null : textOrNull(refund, 'provider_id') === null ? 'provider' : 'bank'

const answer = (result: Awaited<ReturnType<typeof proposeSettlement>>) =>
  result.type === 'amount' ? { amountInclVat: result.amountInclVat } : { refusal: result.reason, amountInclVat: 0 }

/** Withdrawals of customers, which the merchant settles by the rules of the shop. */
export const createWithdrawalResolver = (store: Store) => {
  const within = <Result>(work: (context: Parameters<typeof settleWithdrawal>[0]) => Promise<Result>): Promise<Result> =>
    store.transaction((inner) => work({ ...backOfficePorts(inner), store: inner, now: Date.now }))

  const listRefunds = async () => {
    const rows = await store.all(
      `SELECT withdrawal_uid, refund.* FROM withdrawal_refund JOIN refund ON refund.uid = refund_uid ORDER BY created_at, refund.uid`,
    )
    return rows.map((row) => ({
      withdrawalUid: text(row, 'withdrawal_uid'),
      amountInclVat: whole(row, 'amount_incl'),
      status: text(row, 'status'),
      failure: failureOf(row),
      createdAt: new Date(whole(row, 'created_at')),
    }))
  }

  class WithdrawalResolver {
    async shopWithdrawals() {
      const rows = await store.all(`SELECT * FROM withdrawal WHERE received_at IS NOT NULL ORDER BY received_at DESC LIMIT ${most}`)
      const refunds = await listRefunds()
      return rows.map(receivedWithdrawal).map(({ uid, receiptNumber, receivedAt, statement }) => ({
        ...statement,
        uid,
        receiptNumber,
        receivedAt: new Date(receivedAt),
        refunds: refunds.filter(({ withdrawalUid }) => withdrawalUid === uid),
      }))
    }

    async withdrawalToSettle({ uid }: { readonly uid: string }) {
      const found = await within((context) => findWithdrawalToSettle(context, uid))
      if (found === null) return null
      const { version, refundableInclVat, lines } = found
      return {
        version,
        refundableInclVat,
        lines: lines
          .filter(({ line, returned }) => returned < line.quantity)
          .map(({ line, returned }) => ({
            lineUid: line.uid,
            title: line.title,
            choices: line.options.map(({ groupName, name }) => `${groupName}: ${name}`),
            quantity: line.quantity - returned,
            mayBeRefused: !line.returnable,
          })),
      }
    }

    async proposedWithdrawalRefund({ uid: withdrawalUid, lines }: Pick<SettlementRequest, 'lines'> & { readonly uid: string }) {
      return answer(await within((context) => proposeSettlement(context, { withdrawalUid, lines })))
    }

    async settleWithdrawal({ uid: withdrawalUid, ...request }: Omit<SettlementRequest, 'withdrawalUid'> & { readonly uid: string }) {
      return answer(await within((context) => settleWithdrawal(context, { withdrawalUid, ...request })))
    }
  }
  const { prototype } = WithdrawalResolver
  exposeMethod(prototype, 'shopWithdrawals', Query, Permission.ReadOrder)
  exposeMethod(prototype, 'withdrawalToSettle', Query, Permission.ReadOrder)
  exposeMethod(prototype, 'proposedWithdrawalRefund', Query, Permission.ReadOrder)
  exposeMethod(prototype, 'settleWithdrawal', Mutation, Permission.UpdateOrder)
  Resolver()(WithdrawalResolver)
  return WithdrawalResolver
}
