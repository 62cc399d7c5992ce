import {
  Permission,
  PluginCommonModule,
  ProductVariantService,
  TransactionalConnection,
  UserInputError,
  VendurePlugin,
} from '@vendure/core'
import type { RequestContext } from '@vendure/core'
import { Inject } from '@nestjs/common'
import { Mutation, Query, Resolver } from '@nestjs/graphql'
import { gql } from 'graphql-tag'
import { record, text, whole } from '../../database/row.ts'
import type { Row } from '../../database/row.ts'
import type { Store } from '../../store/Store.ts'
import { decideReview } from '../../reviews/decideReview.ts'
import { reviewsToModerate } from '../../reviews/reviews.ts'
import { hasDeposit } from '../../catalogue/hasDeposit.ts'
import { answerQuote, refuseQuote } from '../../quotes/answerQuote.ts'
import type { AnswerFault } from '../../quotes/answerQuote.ts'
import { latestQuotes, statusOf } from '../../quotes/quotes.ts'
import type { QuoteOffer } from '../../quotes/quotes.ts'
import { answerTicket } from '../../tickets/answerTicket.ts'
import { backOfficePorts } from '../backOfficePorts.ts'
import { exposeMethod } from './exposeMethod.ts'
import { listProductsWithOptions, saveOptionGroups } from './optionGroups.ts'
import { createOrderChangeResolver, orderChangeSchema } from './orderChangeResolver.ts'
import { discardDraft, listRecords, previewRecord, publishRecord, removeRecord } from './records.ts'
import type { SentRecord } from './records.ts'
import { listUnorderedCarts } from './unorderedCarts.ts'
import { createWithdrawalResolver, withdrawalSchema } from './withdrawalResolver.ts'

const schema = gql`
  "A part of the shop that Vendure has no page for, as JSON."
  type ShopRecord {
    kind: String!
    id: String!
    position: Int!
    value: JSON!
    "As it would be; null: it has no draft."
    draft: JSON
  }
  "A product that comes in options, or made to measure."
  type ProductWithOptions {
    variantId: ID!
    articleNumber: Int!
    title: JSON!
    optionGroups: JSON!
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
  "A review by a customer of what was bought."
  type ShopReview {
    uid: String!
    productId: Int!
    author: String!
    stars: Int!
    title: String!
    text: String!
    "waiting, published or refused"
    status: String!
    "Why it was refused; empty otherwise."
    reason: String!
    "Milliseconds since 1970-01-01 UTC, as text."
    writtenAt: String!
  }
  type ShopQuoteLine {
    title: String!
    choices: [String!]!
    quantity: Int!
    "Basis points; null: the product has no price, and the answer says the rate."
    vat: Int
  }
  type ShopQuotePrice {
    "Cents of one piece with its options."
    unitPrice: Int!
    "Basis points."
    vat: Int!
  }
  type ShopQuoteAnswer {
    prices: [ShopQuotePrice!]!
    vatIncluded: Boolean!
    "Last day on which it counts, YYYY-MM-DD."
    expiresOn: String!
    text: String!
  }
  "A visitor's request for prices."
  type ShopQuote {
    uid: String!
    number: String!
    name: String!
    emailAddress: String!
    message: String!
    "requested, answered, accepted, expired, withdrawn or refused"
    status: String!
    reason: String!
    requestedAt: DateTime!
    lines: [ShopQuoteLine!]!
    answer: ShopQuoteAnswer
  }
  input ShopQuotePriceInput {
    unitPrice: Int!
    vat: Int!
  }
  "A mail that could not be sent."
  type GivenUpMail {
    id: Int!
    recipient: String!
    subject: String!
    createdAt: DateTime!
    attempts: Int!
    "Of the last attempt, as a code."
    reason: String!
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
  ${withdrawalSchema}
  "A cart that somebody filled and did not order."
  type UnorderedCart {
    "To the day."
    touchedAt: DateTime!
    "A name; null: a guest."
    customer: String
    "Cents, before coupons and delivery."
    goodsInclVat: Int!
    lines: JSON!
  }
  extend type Query {
    "Address of the shop, without trailing slash."
    shopAddress: String!
    shopRecords(kind: String!): [ShopRecord!]!
    shopTickets: [ShopTicket!]!
    shopQuotes: [ShopQuote!]!
    shopReviews: [ShopReview!]!
    unpaidOrders: [UnpaidOrder!]!
    givenUpMails: [GivenUpMail!]!
    unorderedCarts: [UnorderedCart!]!
    productsWithOptions: [ProductWithOptions!]!
  }
  extend type Mutation {
    "Publishes; the draft is gone then."
    saveShopRecord(kind: String!, id: String!, position: Int!, value: JSON!): Boolean!
    "Keeps a draft. Answers the address in the shop that shows it for an hour, to whoever has it."
    previewShopRecord(kind: String!, id: String!, position: Int!, value: JSON!): String!
    discardShopDraft(kind: String!, id: String!): Boolean!
    removeShopRecord(kind: String!, id: String!): Boolean!
    "Answers, or changes the answer until it is accepted; the asker is mailed."
    answerShopQuote(uid: String!, prices: [ShopQuotePriceInput!]!, vatIncluded: Boolean!, expiresOn: String!, text: String!): Boolean!
    "The asker is mailed why."
    refuseShopQuote(uid: String!, reason: String!): Boolean!
    answerShopTicket(uid: String!, answer: String!): Boolean!
    "Publishes, or refuses with a reason. false: it was changed or removed meanwhile."
    decideShopReview(uid: String!, writtenAt: String!, publish: Boolean!, reason: String!): Boolean!
    "false: it is on its way already, or is gone."
    retryMail(id: Int!): Boolean!
    saveOptionGroups(variantId: ID!, optionGroups: JSON!): Boolean!
  }
`

const date = (row: Row, column: string): Date => new Date(whole(row, column))

const customerName = `(SELECT trim(first_name || ' ' || last_name) || ' <' || email || '>' FROM customer WHERE customer.id = customer_id)`

/** Why an answer to a quote is not kept, as the back office reads it. */
const quoteFaults: Readonly<Record<AnswerFault, string>> = {
  closed: 'This quote was accepted or withdrawn meanwhile',
  pricesInvalid: 'Give each line a price above 0 and a VAT rate',
  dayInvalid: 'Give a day that is not over',
  textInvalid: 'Give a text that is not empty or too long',
}

const orThrow = (fault: AnswerFault | null): boolean => {
  if (fault !== null) throw new UserInputError(quoteFaults[fault])
  return true
}

const most = 500

interface ReviewDecision {
  readonly uid: string
  readonly writtenAt: string
  readonly publish: boolean
  readonly reason: string
}

/** What the merchant's own pages ask the backend's data. */
const createResolver = (store: Store, appUrl: string) => {
  class ShopResolver {
    private readonly connection: TransactionalConnection
    private readonly variants: ProductVariantService

    constructor(connection: TransactionalConnection, variants: ProductVariantService) {
      this.connection = connection
      this.variants = variants
    }

    shopAddress() {
      return appUrl
    }

    shopRecords({ kind }: { readonly kind: string }) {
      return listRecords(store, kind)
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

    async shopQuotes() {
      const now = Date.now()
      return (await latestQuotes(store, most)).map((quote) => ({
        ...quote,
        status: statusOf(quote, now),
        requestedAt: new Date(quote.requestedAt),
        lines: quote.lines.map(({ title, choices, ...line }) => ({ ...line, title: title.nld, choices: choices.map(({ nld }) => nld) })),
      }))
    }

    async answerShopQuote({ uid, text: written, ...answer }: QuoteOffer & { readonly uid: string }) {
      return orThrow(
        await store.transaction((inner) =>
          answerQuote(
            { store: inner, ...backOfficePorts(inner), appUrl, isDepositDue: hasDeposit({ meets: () => false }), now: Date.now() },
            uid,
            { ...answer, text: written.trim() },
          ),
        ),
      )
    }

    async refuseShopQuote({ uid, reason }: { readonly uid: string; readonly reason: string }) {
      return orThrow(
        await store.transaction((inner) =>
          refuseQuote({ store: inner, ...backOfficePorts(inner), appUrl, now: Date.now() }, uid, reason.trim()),
        ),
      )
    }

    async shopReviews() {
      return (await reviewsToModerate(store, most)).map((review) => ({ ...review, writtenAt: String(review.writtenAt) }))
    }

    decideShopReview({ uid, writtenAt, publish, reason }: ReviewDecision) {
      const given = reason.trim()
      if (!publish && (given === '' || given.length > 500)) throw new UserInputError('Give a reason of at most 500 signs')
      return store.transaction((inner) =>
        decideReview(
          { store: inner, ...backOfficePorts(inner), appUrl },
          { uid, writtenAt: Number(writtenAt) },
          publish ? { status: 'published' } : { status: 'refused', reason: given },
        ),
      )
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

    async givenUpMails() {
      const mails = await backOfficePorts(store).mails.givenUp(most)
      return mails.map((mail) => ({ ...mail, createdAt: new Date(mail.createdAt) }))
    }

    retryMail({ id }: { readonly id: number }) {
      return backOfficePorts(store).mails.retry(id)
    }

    unorderedCarts() {
      return listUnorderedCarts(store, most)
    }

    productsWithOptions() {
      return listProductsWithOptions(this.connection, most)
    }

    async saveShopRecord(sent: SentRecord) {
      await publishRecord(store, sent)
      return true
    }

    async previewShopRecord(sent: SentRecord) {
      return `${appUrl}/api/preview/${await previewRecord(store, sent)}`
    }

    async discardShopDraft({ kind, id }: { readonly kind: string; readonly id: string }) {
      await discardDraft(store, kind, id)
      return true
    }

    async removeShopRecord({ kind, id }: { readonly kind: string; readonly id: string }) {
      await removeRecord(store, kind, id)
      return true
    }

    async saveOptionGroups(
      { variantId, optionGroups }: { readonly variantId: string; readonly optionGroups: unknown },
      ctx: RequestContext,
    ) {
      await saveOptionGroups(this.variants, ctx, variantId, optionGroups)
      return true
    }

    answerShopTicket({ uid, answer }: { readonly uid: string; readonly answer: string }) {
      const given = answer.trim()
      if (given === '' || given.length > 5000) throw new UserInputError('Give an answer of at most 5000 signs')
      return store.transaction((inner) => answerTicket({ store: inner, ...backOfficePorts(inner) }, uid, given, Date.now()))
    }
  }
  const { prototype } = ShopResolver
  Inject(TransactionalConnection)(ShopResolver, undefined, 0)
  Inject(ProductVariantService)(ShopResolver, undefined, 1)
  exposeMethod(prototype, 'shopAddress', Query, Permission.Authenticated)
  exposeMethod(prototype, 'shopRecords', Query, Permission.ReadSettings)
  exposeMethod(prototype, 'shopTickets', Query, Permission.ReadCustomer)
  exposeMethod(prototype, 'shopQuotes', Query, Permission.ReadCustomer)
  exposeMethod(prototype, 'answerShopQuote', Mutation, Permission.UpdateOrder)
  exposeMethod(prototype, 'refuseShopQuote', Mutation, Permission.UpdateOrder)
  exposeMethod(prototype, 'shopReviews', Query, Permission.ReadCustomer)
  exposeMethod(prototype, 'decideShopReview', Mutation, Permission.UpdateCustomer)
  exposeMethod(prototype, 'unpaidOrders', Query, Permission.ReadOrder)
  exposeMethod(prototype, 'givenUpMails', Query, Permission.ReadCustomer)
  exposeMethod(prototype, 'retryMail', Mutation, Permission.UpdateCustomer)
  exposeMethod(prototype, 'unorderedCarts', Query, Permission.ReadOrder)
  exposeMethod(prototype, 'productsWithOptions', Query, Permission.ReadCatalog)
  exposeMethod(prototype, 'saveShopRecord', Mutation, Permission.UpdateSettings)
  exposeMethod(prototype, 'previewShopRecord', Mutation, Permission.UpdateSettings)
  exposeMethod(prototype, 'discardShopDraft', Mutation, Permission.UpdateSettings)
  exposeMethod(prototype, 'removeShopRecord', Mutation, Permission.UpdateSettings)
  exposeMethod(prototype, 'answerShopTicket', Mutation, Permission.UpdateCustomer)
  exposeMethod(prototype, 'saveOptionGroups', Mutation, Permission.UpdateCatalog)
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
    adminApiExtensions: {
      schema,
      resolvers: [createResolver(store, appUrl), createOrderChangeResolver(store, appUrl, bookNews), createWithdrawalResolver(store)],
    },
  })(ShopPlugin)
  return ShopPlugin
}
