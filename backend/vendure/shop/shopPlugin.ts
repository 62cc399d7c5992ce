import { Permission, PluginCommonModule, UserInputError, VendurePlugin } from '@vendure/core'
import { Mutation, Query, Resolver } from '@nestjs/graphql'
import { gql } from 'graphql-tag'
import * as v from 'valibot'
import { record, text, whole } from '../../database/row.ts'
import type { Row } from '../../database/row.ts'
import type { ShopRecordKind } from '../../shopRecords/ShopRecordChange.ts'
import { recordSchema } from '../../shopRecords/readRecord.ts'
import { saveShopRecords } from '../../shopRecords/saveShopRecords.ts'
import type { Store } from '../../store/Store.ts'
import { answerTicket } from '../../tickets/answerTicket.ts'
import { backOfficePorts } from '../backOfficePorts.ts'
import { exposeMethod } from './exposeMethod.ts'
import { createOrderChangeResolver, orderChangeSchema } from './orderChangeResolver.ts'

/** Kinds of records that are edited here; the others are Vendure's own. */
const edited: readonly ShopRecordKind[] = ['page', 'post', 'redirect', 'setting']

const schema = gql`
  "A part of the shop that Vendure has no page for, as JSON."
  type ShopRecord {
    kind: String!
    id: String!
    position: Int!
    value: JSON!
  }
  type ShopTicketMessage {
    author: String!
    text: String!
    at: DateTime!
  }
  type ShopTicket {
    uid: String!
    customer: String!
    subject: String!
    status: String!
    updatedAt: DateTime!
    messages: [ShopTicketMessage!]!
  }
  type ShopWithdrawal {
    uid: String!
    receivedAt: DateTime!
    statement: JSON!
  }
  "An order that nobody has paid."
  type UnpaidOrder {
    number: String!
    customer: String!
    totalInclVat: Int!
    createdAt: DateTime!
    lines: JSON!
  }
  ${orderChangeSchema}
  extend type Query {
    "Address of the shop, without trailing slash."
    shopAddress: String!
    shopRecords(kind: String!): [ShopRecord!]!
    shopTickets: [ShopTicket!]!
    shopWithdrawals: [ShopWithdrawal!]!
    unpaidOrders: [UnpaidOrder!]!
  }
  extend type Mutation {
    saveShopRecord(kind: String!, id: String!, position: Int!, value: JSON!): Boolean!
    removeShopRecord(kind: String!, id: String!): Boolean!
    answerShopTicket(uid: String!, answer: String!): Boolean!
  }
`

const kindOf = (kind: string): ShopRecordKind => {
  const found = edited.find((one) => one === kind)
  if (found === undefined) throw new UserInputError(`'${kind}' is none of ${edited.join(', ')}`)
  return found
}

const date = (row: Row, column: string): Date => new Date(whole(row, column))

const customerName = `(SELECT trim(first_name || ' ' || last_name) || ' <' || email || '>' FROM customer WHERE customer.id = customer_id)`

const most = 500

/** What the merchant's own pages ask the backend's data. */
const createResolver = (store: Store, appUrl: string) => {
  class ShopResolver {
    shopAddress() {
      return appUrl
    }

    async shopRecords({ kind }: { readonly kind: string }) {
      const rows = await store.all('SELECT kind, id, position, json FROM shop_record WHERE kind = ? ORDER BY position, id', kindOf(kind))
      return rows.map((row) => ({
        kind: text(row, 'kind'),
        id: text(row, 'id'),
        position: whole(row, 'position'),
        value: record(row, 'json'),
      }))
    }

    async shopTickets() {
      const rows = await store.all(`SELECT *, ${customerName} AS customer FROM ticket ORDER BY updated_at DESC LIMIT ${most}`)
      return rows.map((row) => ({
        uid: text(row, 'uid'),
        customer: text(row, 'customer'),
        subject: text(row, 'subject'),
        status: text(row, 'status'),
        updatedAt: date(row, 'updated_at'),
        messages: (record(row, 'messages') as readonly { readonly author: string; readonly text: string; readonly at: number }[]).map(
          (message) => ({
            ...message,
            at: new Date(message.at),
          }),
        ),
      }))
    }

    async shopWithdrawals() {
      const rows = await store.all(`SELECT * FROM withdrawal WHERE received_at IS NOT NULL ORDER BY received_at DESC LIMIT ${most}`)
      return rows.map((row) => ({ uid: text(row, 'uid'), receivedAt: date(row, 'received_at'), statement: record(row, 'statement') }))
    }

    async unpaidOrders() {
      const rows = await store.all(
        `SELECT *, ${customerName} AS customer FROM purchase WHERE state IS NULL
           AND NOT EXISTS (SELECT 1 FROM payment WHERE purchase_uid = purchase.uid AND status IN ('paid', 'authorized', 'invoiced'))
         ORDER BY created_at DESC LIMIT ${most}`,
      )
      return rows.map((row) => ({
        number: `TH-${whole(row, 'number')}`,
        customer: text(row, 'customer'),
        totalInclVat: whole(row, 'total_incl'),
        createdAt: date(row, 'created_at'),
        lines: record(row, 'lines'),
      }))
    }

    async saveShopRecord({
      kind,
      id,
      position,
      value,
    }: {
      readonly kind: string
      readonly id: string
      readonly position: number
      readonly value: unknown
    }) {
      const known = recordSchema(kindOf(kind), id)
      if (known === null) throw new UserInputError(`There is no ${kind} ${id}`)
      const checked = v.safeParse(known, value)
      if (!checked.success) {
        const [issue] = checked.issues
        throw new UserInputError(`${v.getDotPath(issue) ?? ''}: ${issue.message}`)
      }
      await saveShopRecords(store, [{ kind: kindOf(kind), id, position, value }])
      return true
    }

    async removeShopRecord({ kind, id }: { readonly kind: string; readonly id: string }) {
      if (kind === 'setting') throw new UserInputError('The shop needs all of its settings')
      await saveShopRecords(store, [{ kind: kindOf(kind), id, position: 0, value: null }])
      return true
    }

    answerShopTicket({ uid, answer }: { readonly uid: string; readonly answer: string }) {
      const given = answer.trim()
      if (given === '' || given.length > 5000) throw new UserInputError('Give an answer of at most 5000 signs')
      return store.transaction((inner) => answerTicket({ store: inner, ...backOfficePorts(inner) }, uid, given, Date.now()))
    }
  }
  const { prototype } = ShopResolver
  exposeMethod(prototype, 'shopAddress', Query, Permission.Authenticated)
  exposeMethod(prototype, 'shopRecords', Query, Permission.ReadSettings)
  exposeMethod(prototype, 'shopTickets', Query, Permission.ReadCustomer)
  exposeMethod(prototype, 'shopWithdrawals', Query, Permission.ReadOrder)
  exposeMethod(prototype, 'unpaidOrders', Query, Permission.ReadOrder)
  exposeMethod(prototype, 'saveShopRecord', Mutation, Permission.UpdateSettings)
  exposeMethod(prototype, 'removeShopRecord', Mutation, Permission.UpdateSettings)
  exposeMethod(prototype, 'answerShopTicket', Mutation, Permission.UpdateCustomer)
  Resolver()(ShopResolver)
  return ShopResolver
}

/**
 * The admin API for what the shop has and Vendure has not.
 * @param appUrl address of the shop, without trailing slash
 * @param bookNews books what the shop reported; resolves when that was tried
 */
export const createShopPlugin = (store: Store, appUrl: string, bookNews: () => Promise<void>) => {
  // Nest wants a class.
  class ShopPlugin {
    readonly name = 'shop'
  }
  VendurePlugin({
    imports: [PluginCommonModule],
    compatibility: '^3.7.0',
    adminApiExtensions: { schema, resolvers: [createResolver(store, appUrl), createOrderChangeResolver(store, appUrl, bookNews)] },
  })(ShopPlugin)
  return ShopPlugin
}
