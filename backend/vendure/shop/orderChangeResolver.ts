import { Administrator, Order, Permission, TransactionalConnection, UserInputError } from '@vendure/core'
import type { RequestContext } from '@vendure/core'
import { Inject } from '@nestjs/common'
import { Mutation, Query, Resolver } from '@nestjs/graphql'
import { gql } from 'graphql-tag'
import type { OrderChangeRequest, WantedLines } from '../../orders/changeOrderLines.ts'
import { unsent } from '../orders/bookOrder.ts'
import { createShopOrderChanges } from '../orders/shopOrderChanges.ts'
import type { Store } from '../../store/Store.ts'
import { exposeMethod } from './exposeMethod.ts'

export const orderChangeSchema = gql`
  type ShopOrderLine {
    lineUid: String!
    articleNumber: Int!
    title: String!
    choices: [String!]!
    quantity: Int!
    totalInclVat: Int!
  }
  type ShopOrderChange {
    changedAt: DateTime!
    changedBy: String!
    reason: String!
    totalBefore: Int!
    totalInclVat: Int!
  }
  "An order as the shop has it."
  type ShopOrder {
    lines: [ShopOrderLine!]!
    changes: [ShopOrderChange!]!
    totalInclVat: Int!
    "Still to be paid; below 0: to be refunded."
    openInclVat: Int!
    "When its customer was asked for the rest of the deposit; null: it has none."
    restRequestedAt: [DateTime!]
    "Why it cannot be changed; null: it can."
    closed: String
  }
  "What a change makes of an order; with a refusal nothing is changed."
  type ShopOrderChangeResult {
    refusal: String
    articleNumber: Int
    "Pieces that can be added."
    available: Int
    totalBefore: Int
    totalInclVat: Int
    openInclVat: Int
  }
  type ShopRestRequest {
    "Why no mail was sent; null: it was."
    refusal: String
    amountInclVat: Int!
  }
  input ShopOrderLineInput {
    lineUid: String!
    quantity: Int!
  }
  input ShopOrderAddition {
    articleNumber: Int!
    quantity: Int!
  }
  extend type Query {
    "null: it is no order of the shop."
    shopOrder(id: ID!): ShopOrder
    "version: how many changes the order had when it was read."
    previewShopOrder(id: ID!, version: Int!, lines: [ShopOrderLineInput!]!, added: [ShopOrderAddition!]!): ShopOrderChangeResult!
  }
  extend type Mutation {
    "key: the same for the same change, which is made once. note: for the customer."
    changeShopOrder(
      id: ID!
      key: String!
      version: Int!
      lines: [ShopOrderLineInput!]!
      added: [ShopOrderAddition!]!
      note: String!
    ): ShopOrderChangeResult!
    "Mails the customer a link to pay the rest of the deposit. requests: how many there were when the order was read."
    requestShopOrderRest(id: ID!, requests: Int!): ShopRestRequest!
  }
`

interface Wanted {
  readonly id: string
  readonly version: number
  readonly lines: WantedLines['lines']
  readonly added: readonly { readonly articleNumber: number; readonly quantity: number }[]
}

type Result = Awaited<ReturnType<ReturnType<typeof createShopOrderChanges>['change']>>

const answer = (result: Result) => {
  if (result.type === 'changed') return result
  const { reason: refusal, ...facts } = result
  return { refusal, ...facts, ...('productId' in facts ? { articleNumber: facts.productId } : {}) }
}

/** Why an order cannot be changed, as far as only Vendure knows; null: it can. */
const closedHere = ({ state, lines, fulfillments }: Order): 'cancelled' | 'sent' | 'partlyCancelled' | null => {
  if (state === 'Cancelled') return 'cancelled'
  if (!unsent.includes(state) || fulfillments.some((fulfillment) => fulfillment.state !== 'Cancelled')) return 'sent'
  return lines.some(({ quantity, orderPlacedQuantity }) => quantity !== orderPlacedQuantity) ? 'partlyCancelled' : null
}

/**
 * The merchant's changes of orders, by the rules of the shop.
 * @param bookNews books what the shop reported; resolves when that was tried
 */
export const createOrderChangeResolver = (store: Store, appUrl: string, bookNews: () => Promise<void>) => {
  const changes = createShopOrderChanges(store, appUrl)
  class OrderChangeResolver {
    readonly #connection: TransactionalConnection

    constructor(connection: TransactionalConnection) {
      this.#connection = connection
    }

    async #open(ctx: RequestContext, id: string) {
      const order = await this.#connection.getEntityOrThrow(ctx, Order, id, { relations: ['lines', 'fulfillments'] })
      const { purchaseUid } = order.customFields as { readonly purchaseUid?: string | null }
      return { orderUid: purchaseUid ?? null, closed: closedHere(order) }
    }

    async #wanted(ctx: RequestContext, { id, version, lines, added }: Wanted) {
      const { orderUid, closed } = await this.#open(ctx, id)
      if (orderUid === null) throw new UserInputError('This is no order of the shop')
      const products = added.map(({ articleNumber, quantity }) => ({ productId: articleNumber, quantity }))
      return { closed, wanted: { orderUid, version, lines, added: products } satisfies WantedLines }
    }

    async shopOrder({ id }: { readonly id: string }, ctx: RequestContext) {
      const { orderUid, closed } = await this.#open(ctx, id)
      const order = orderUid === null ? null : await changes.find(orderUid)
      return order === null ? null : { ...order, closed }
    }

    async previewShopOrder(request: Wanted, ctx: RequestContext) {
      const { closed, wanted } = await this.#wanted(ctx, request)
      return closed === null ? answer(await changes.preview(wanted)) : { refusal: closed }
    }

    async changeShopOrder({ key, note, ...request }: Wanted & { readonly key: string; readonly note: string }, ctx: RequestContext) {
      const { closed, wanted } = await this.#wanted(ctx, request)
      if (closed !== null) return { refusal: closed }
      const who = await this.#connection.getRepository(ctx, Administrator).findOne({ where: { user: { id: ctx.activeUserId! } } })
      const changedBy = who === null ? '' : `${who.firstName} ${who.lastName}`.trim()
      const change: OrderChangeRequest = { ...wanted, uid: key, changedBy, reason: note }
      const result = await changes.change(change)
      if (result.type === 'changed') await bookNews()
      return answer(result)
    }

    async requestShopOrderRest({ id, requests }: { readonly id: string; readonly requests: number }, ctx: RequestContext) {
      const { orderUid } = await this.#open(ctx, id)
      const result = orderUid === null ? 'nothingOpen' : await changes.requestRest(orderUid, requests)
      return typeof result === 'number' ? { amountInclVat: result } : { refusal: result, amountInclVat: 0 }
    }
  }
  Inject(TransactionalConnection)(OrderChangeResolver, undefined, 0)
  const { prototype } = OrderChangeResolver
  exposeMethod(prototype, 'shopOrder', Query, Permission.ReadOrder)
  exposeMethod(prototype, 'previewShopOrder', Query, Permission.ReadOrder)
  exposeMethod(prototype, 'changeShopOrder', Mutation, Permission.UpdateOrder)
  exposeMethod(prototype, 'requestShopOrderRest', Mutation, Permission.UpdateOrder)
  Resolver()(OrderChangeResolver)
  return OrderChangeResolver
}
