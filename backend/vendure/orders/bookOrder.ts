import {
  Customer,
  HistoryService,
  isGraphQlErrorResult,
  Order,
  OrderLine,
  OrderService,
  Payment,
  ProductVariant,
  Promotion,
  Refund,
  ShippingLine,
  ShippingMethod,
  StockMovementService,
  TransactionalConnection,
} from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import type { RequestContext } from '@vendure/core'
import { AdjustmentType, HistoryEntryType, OrderType } from '@vendure/common/lib/generated-types'
import { In } from 'typeorm'
import type { Order as PlacedOrder, OrderPayment, OrderRevision } from '../../ports/Orders.ts'
import type { OrderRefund } from '../../ports/Refunds.ts'
import { bookedLines } from './bookedLines.ts'
import type { BookedLine } from './bookedLines.ts'
import { bookedTotals, bookedVat, readBookedTotals } from './bookedTotals.ts'
import type { BookedTotals } from './bookedTotals.ts'
import { restOf } from './paidInShop.ts'
import type { BookedPayment } from './paidInShop.ts'

/** An order of the shop that Vendure cannot keep as it is; it stays among the news. */
class NotBookable extends Error {}

type Address = PlacedOrder['placed']['addresses']['delivery']

const addressOf = (address: Address) => ({
  fullName: `${address.firstName} ${address.lastName}`.trim(),
  company: address.companyName,
  streetLine1: `${address.streetName} ${address.houseNumber}${address.houseNumberAddition}`.trim(),
  streetLine2: '',
  city: address.city,
  postalCode: address.zipCode,
  countryCode: address.countryCode,
})

const couponCodes = ({ placed }: PlacedOrder): readonly string[] =>
  placed.coupons.filter(({ applicable }) => applicable).map(({ code }) => code)

/** How often the shop had changed an order when it was booked last. */
const revisionsIn = ({ customFields }: Order): number =>
  readBookedTotals((customFields as { readonly placed?: string | null }).placed)?.revisions ?? 0

/** States of Vendure's in which an order waits to be sent. */
export const unsent: readonly string[] = ['PaymentAuthorized', 'PaymentSettled']

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

const inWords = (vat: BookedTotals['vat']): string =>
  vat
    .map(({ rate, base, tax }) => `${tax} on ${base} at ${rate} %`)
    .toSorted()
    .join(', ')

/** Sums or VAT that differ are a mistake in the program, which would charge, pay back or declare the wrong amount later. */
const checkTotal = (order: Order, { uid, totalInclVat, placed }: PlacedOrder): void => {
  const goods = order.lines.reduce((sum, line) => sum + line.proratedLinePriceWithTax, 0)
  const delivery = order.shippingLines.reduce((sum, line) => sum + line.discountedPriceWithTax, 0)
  if (goods + delivery !== totalInclVat || order.totalWithTax !== totalInclVat)
    throw new NotBookable(`Order ${uid}: ${totalInclVat} cents in the shop, ${goods + delivery} and ${order.totalWithTax} here.`)
  const shopVat = inWords(bookedVat(placed))
  const vat = inWords(order.taxSummary.map(({ taxRate, taxBase, taxTotal }) => ({ rate: taxRate, base: taxBase, tax: taxTotal })))
  if (vat !== shopVat) throw new NotBookable(`Order ${uid}: the VAT is ${shopVat} cents in the shop, ${vat} here.`)
}

/** What became of an order since it was placed. */
interface OrderEvents {
  readonly payments: readonly OrderPayment[]
  readonly refunds: readonly OrderRefund[]
  readonly revisions: readonly OrderRevision[]
}

/** The payments that were made or promised, and what is still to come, so that they cover the order; of one that is cancelled nothing is to come. */
const paymentsOf = (order: PlacedOrder, payments: readonly OrderPayment[]): readonly BookedPayment[] => {
  const bookedAs = ({ uid, status, amountInclVat, provider }: OrderPayment, amount = amountInclVat): BookedPayment => ({
    amount,
    state: status === 'paid' ? 'Settled' : 'Authorized',
    transactionId: uid,
    providerId: provider?.id ?? null,
  })
  const made = payments.filter(({ status }) => status === 'paid' || status === 'authorized').map((payment) => bookedAs(payment))
  if (order.state === 'cancelled') return made
  const left = Math.max(0, order.totalInclVat - made.reduce((sum, { amount }) => sum + amount, 0))
  const invoiced = payments.find(({ status }) => status === 'invoiced')
  const onAccount = Math.min(left, invoiced?.amountInclVat ?? 0)
  return [
    ...made,
    ...(invoiced === undefined || onAccount === 0 ? [] : [bookedAs(invoiced, onAccount)]),
    ...(left === onAccount
      ? []
      : [{ amount: left - onAccount, state: 'Authorized' as const, transactionId: restOf(order.uid), providerId: null }]),
  ]
}

const succeeded = <Result>(result: Result): Exclude<Result, { readonly errorCode: unknown }> => {
  if (isGraphQlErrorResult(result as never)) throw new NotBookable((result as { readonly message: string }).message)
  return result as Exclude<Result, { readonly errorCode: unknown }>
}

/** Books orders of the shop in Vendure. */
export const createOrderBook = (app: INestApplicationContext) => {
  const connection = app.get(TransactionalConnection)
  const orders = app.get(OrderService)
  const history = app.get(HistoryService)
  const stock = app.get(StockMovementService)

  const variantsOf = async (ctx: RequestContext, productIds: readonly number[]): Promise<ReadonlyMap<number, ProductVariant>> => {
    // Whatever has become of the product since it was bought.
    const variants = await connection.getRepository(ctx, ProductVariant).find({
      where: { customFields: { articleNumber: In([...new Set(productIds)]) } } as never,
      relations: { taxCategory: true, featuredAsset: true },
      withDeleted: true,
    })
    return new Map(variants.map((variant) => [(variant.customFields as unknown as { articleNumber: number }).articleNumber, variant]))
  }

  const promotionsOf = (ctx: RequestContext, codes: readonly string[]): Promise<Promotion[]> =>
    codes.length === 0
      ? Promise.resolve([])
      : connection.getRepository(ctx, Promotion).find({ where: { couponCode: In([...codes]) }, order: { id: 'ASC' } })

  const lineOf = (order: Order, line: BookedLine, variant: ProductVariant, discounted: string, shippingLine: ShippingLine): OrderLine =>
    new OrderLine({
      order,
      productVariant: variant,
      productVariantId: variant.id,
      taxCategory: variant.taxCategory,
      ...(variant.featuredAsset === null ? {} : { featuredAsset: variant.featuredAsset }),
      shippingLine,
      quantity: line.quantity,
      orderPlacedQuantity: 0,
      initialListPrice: line.unitPrice,
      listPrice: line.unitPrice,
      listPriceIncludesTax: true,
      taxLines: [{ description: `${line.vatRate} %`, taxRate: line.vatRate }],
      adjustments: [
        {
          type: AdjustmentType.DISTRIBUTED_ORDER_PROMOTION,
          adjustmentSource: 'PROMOTION:shop',
          description: discounted,
          amount: line.discount,
        },
        { type: AdjustmentType.OTHER, adjustmentSource: 'OTHER:shop', description: 'Als besteld', amount: line.difference },
      ].filter(({ amount }) => amount !== 0),
      customFields: { lineUid: line.lineUid, choices: line.choices },
    })

  const create = async (ctx: RequestContext, placed: PlacedOrder, revisions: number): Promise<Order> => {
    const lines = bookedLines(placed.placed)
    const variants = await variantsOf(
      ctx,
      lines.map(({ productId }) => productId),
    )
    const totals = bookedTotals(placed.placed, revisions)
    const customer = await connection
      .getRepository(ctx, Customer)
      .findOne({ where: { customFields: { uid: placed.customerId } }, withDeleted: true })
    const method = await connection
      .getRepository(ctx, ShippingMethod)
      .findOne({ where: { code: placed.placed.shippingOptionId ?? '' }, withDeleted: true })
    if (method === null) throw new NotBookable(`Order ${placed.uid}: there is no shipping method ${placed.placed.shippingOptionId ?? ''}.`)
    const order = await connection.getRepository(ctx, Order).save(
      new Order({
        type: OrderType.Regular,
        code: `TH-${placed.number}`,
        state: 'ArrangingPayment',
        active: true,
        ...(customer === null ? {} : { customer }),
        lines: [],
        surcharges: [],
        shippingLines: [],
        couponCodes: [],
        modifications: [],
        channels: [ctx.channel],
        currencyCode: ctx.currencyCode,
        shippingAddress: addressOf(placed.placed.addresses.delivery),
        billingAddress: addressOf(placed.placed.addresses.invoice),
        ...totals,
        customFields: {
          purchaseUid: placed.uid,
          reference: placed.reference,
          deliveryDay: placed.placed.delivery.day ?? null,
          deliveryServices: placed.placed.delivery.services?.map(({ label }) => label).join('\n') ?? null,
          placed: JSON.stringify(totals),
        },
      } as never),
    )
    const rate = Math.max(0, ...lines.map(({ vatRate }) => vatRate))
    const shippingLine = await connection.getRepository(ctx, ShippingLine).save(
      new ShippingLine({
        order,
        shippingMethod: method,
        listPrice: totals.shippingWithTax,
        listPriceIncludesTax: true,
        taxLines: [{ description: `${rate} %`, taxRate: rate }],
        adjustments: [],
      }),
    )
    const discounted = couponCodes(placed).join(', ')
    const made = lines.map((line) => {
      const variant = variants.get(line.productId)
      if (variant === undefined) throw new NotBookable(`Order ${placed.uid}: there is no product ${line.productId}.`)
      return lineOf(order, line, variant, discounted, shippingLine)
    })
    await connection.getRepository(ctx, OrderLine).save(made)
    return order
  }

  /** Moves the pieces that lines have more of, or fewer. A product that is sold no more has no stock to go back to. */
  const movePieces = async (ctx: RequestContext, moved: readonly { readonly line: OrderLine; readonly more: number }[]): Promise<void> => {
    const sold = await connection
      .getRepository(ctx, ProductVariant)
      .find({ where: { id: In(moved.map(({ line }) => line.productVariantId)) }, select: { id: true } })
    const stocked = moved.filter(({ line }) => sold.some(({ id }) => id === line.productVariantId))
    const pieces = (sign: 1 | -1) =>
      stocked.filter(({ more }) => more * sign > 0).map(({ line, more }) => ({ orderLineId: line.id, quantity: more * sign }))
    await stock.createAllocationsForOrderLines(ctx, pieces(1))
    await stock.createReleasesForOrderLines(ctx, pieces(-1))
  }

  /** Gives a booked order the lines and sums that it has since the shop changed it. Lines that were taken out stay, without pieces. */
  const rebook = async (ctx: RequestContext, id: Order['id'], placed: PlacedOrder, revisions: readonly OrderRevision[]): Promise<void> => {
    const repository = connection.getRepository(ctx, Order)
    const order = await repository.findOneOrFail({ where: { id }, relations: { lines: true, shippingLines: true, promotions: true } })
    if (!unsent.includes(order.state)) throw new NotBookable(`Order ${placed.uid} was changed in the shop, and is ${order.state} here.`)
    const [shippingLine] = order.shippingLines
    if (shippingLine === undefined) throw new NotBookable(`Order ${placed.uid} has no delivery here.`)
    const lines = bookedLines(placed.placed)
    const variants = await variantsOf(
      ctx,
      lines.map(({ productId }) => productId),
    )
    const codes = couponCodes(placed)
    const known = new Map(order.lines.map((line) => [(line.customFields as { readonly lineUid?: string | null }).lineUid ?? '', line]))
    const revised = lines.map((line) => {
      const variant = variants.get(line.productId)
      if (variant === undefined) throw new NotBookable(`Order ${placed.uid}: there is no product ${line.productId}.`)
      const former = known.get(line.lineUid)
      const made = lineOf(order, line, variant, codes.join(', '), shippingLine)
      Object.assign(made, { orderPlacedQuantity: line.quantity }, former === undefined ? {} : { id: former.id })
      return { line: made, more: line.quantity - (former?.quantity ?? 0) }
    })
    const takenOut = order.lines
      .filter(({ id: lineId }) => revised.every(({ line }) => line.id !== lineId))
      .map((line) => {
        const more = -line.quantity
        return { line: Object.assign(line, { quantity: 0, orderPlacedQuantity: 0, adjustments: [] }), more }
      })
    const moved = [...revised, ...takenOut]
    await connection.getRepository(ctx, OrderLine).save(moved.map(({ line }) => line))
    await movePieces(ctx, moved)
    const { subTotal, subTotalWithTax, shipping, shippingWithTax, ...rest } = bookedTotals(placed.placed, revisions.length)
    const sums = { subTotal, subTotalWithTax, shipping, shippingWithTax }
    const rate = Math.max(0, ...lines.map(({ vatRate }) => vatRate))
    await connection.getRepository(ctx, ShippingLine).update(shippingLine.id, { taxLines: [{ description: `${rate} %`, taxRate: rate }] })
    await repository.update(id, {
      ...sums,
      couponCodes: [...codes],
      customFields: { placed: JSON.stringify({ ...sums, ...rest }) },
    })
    await repository
      .createQueryBuilder()
      .relation('promotions')
      .of(id)
      .addAndRemove(await promotionsOf(ctx, codes), order.promotions)
    for (const { changedBy, reason, before, totalInclVat } of revisions.slice(revisionsIn(order)))
      await history.createHistoryEntryForOrder(
        {
          ctx,
          orderId: id,
          type: HistoryEntryType.ORDER_NOTE,
          data: { note: `${changedBy}: ${reason} (${euros.format(before.totalInclVat / 100)} → ${euros.format(totalInclVat / 100)})` },
        },
        false,
      )
  }

  /** Books the payments that are not, and what is expected as it is now. */
  const addPayments = async (
    ctx: RequestContext,
    { id, state }: Pick<Order, 'id' | 'state'>,
    placed: PlacedOrder,
    payments: readonly OrderPayment[],
  ): Promise<void> => {
    const repository = connection.getRepository(ctx, Payment)
    const wanted = paymentsOf(placed, payments)
    const known = new Map((await orders.getOrderPayments(ctx, id)).map((payment) => [payment.transactionId, payment]))
    for (const [name, payment] of known) if (payment.state === 'Cancelled') known.delete(name)
    const settle = async (payment: Payment): Promise<void> =>
      void succeeded<Payment | { readonly errorCode: unknown }>(await orders.settlePayment(ctx, payment.id))
    /** Payments that were expected under another name than that under which they came. */
    const expected = (amount: number): Payment | undefined =>
      [...known.values()].find(
        (payment) =>
          payment.amount === amount &&
          (payment.transactionId === restOf(placed.uid) ||
            payments.some(({ uid, status }) => status === 'invoiced' && uid === payment.transactionId)),
      )
    for (const payment of wanted) {
      const { amount, transactionId, providerId } = payment
      const booked = known.get(transactionId)
      const came = booked === undefined && payment.state === 'Settled' ? expected(amount) : undefined
      if (booked !== undefined) {
        if (booked.state === 'Authorized' && booked.amount !== amount) await repository.update(booked.id, { amount })
        if (booked.state === 'Authorized' && payment.state === 'Settled') await settle(booked)
      } else if (came !== undefined) {
        known.delete(came.transactionId)
        await repository.update(came.id, { transactionId, metadata: { providerId } as never })
        // The merchant may have settled it.
        if (came.state === 'Authorized') await settle(came)
      } else if (state === 'ArrangingPayment') {
        succeeded(await orders.addPaymentToOrder(ctx, id, { method: 'paid-in-shop', metadata: payment }))
      } else
        await repository.save(
          new Payment({
            order: new Order({ id }),
            method: 'paid-in-shop',
            amount,
            state: payment.state,
            transactionId,
            metadata: { providerId } as never,
          }),
        )
    }
    for (const [name, { id: paymentId, state: stateOfPayment }] of known)
      if (stateOfPayment === 'Authorized' && wanted.every(({ transactionId }) => transactionId !== name))
        await repository.update(paymentId, { state: 'Cancelled' })
  }

  /** An order that is not sent is paid, or has something to come. Where money went back Vendure may refuse: it can be sent in both states. */
  const settleState = async (ctx: RequestContext, id: Order['id']): Promise<void> => {
    const isExpected = (await orders.getOrderPayments(ctx, id)).some(({ state }) => state === 'Authorized')
    const { state } = await connection.getRepository(ctx, Order).findOneOrFail({ where: { id } })
    const wanted = isExpected ? 'PaymentAuthorized' : 'PaymentSettled'
    if (state !== wanted && unsent.includes(state)) await orders.transitionToState(ctx, id, wanted)
  }

  /** What went back, by whoever asked for it, stands with its payment. */
  const addRefunds = async (ctx: RequestContext, id: Order['id'], refunds: readonly OrderRefund[]): Promise<void> => {
    if (refunds.length === 0) return
    const repository = connection.getRepository(ctx, Refund)
    const payments = await orders.getOrderPayments(ctx, id)
    const known = await repository.find({ where: { payment: { order: { id } } } })
    for (const { uid, paymentUid, kind, amountInclVat, status, reason } of refunds) {
      const booked = known.find(({ transactionId }) => transactionId === uid)
      const payment = payments.find(({ transactionId }) => transactionId === paymentUid)
      const isBack = status === 'pending' || status === 'refunded'
      if (booked?.state === 'Pending' && isBack) await orders.settleRefund(ctx, { id: booked.id, transactionId: uid })
      else if (booked !== undefined && booked.state !== 'Failed' && status === 'failed')
        await orders.transitionRefundToState(ctx, booked.id, 'Failed')
      else if (booked === undefined && isBack && payment !== undefined)
        await repository.save(
          new Refund({
            payment,
            method: payment.method,
            state: 'Settled',
            items: 0,
            shipping: 0,
            adjustment: amountInclVat,
            total: amountInclVat,
            transactionId: uid,
            reason: kind === 'chargeback' ? 'Teruggeboekt door de bank van de klant' : reason,
            metadata: {},
            lines: [],
          }),
        )
    }
  }

  /**
   * Books an order, if it is not, what the shop changed of it since, and its payments and refunds that are not. Belongs to the transaction of `ctx`.
   * Throws NotBookable.
   */
  return async (ctx: RequestContext, placed: PlacedOrder, { payments, refunds, revisions }: OrderEvents): Promise<void> => {
    const repository = connection.getRepository(ctx, Order)
    const known = await repository.findOne({ where: { customFields: { purchaseUid: placed.uid } } })
    const isRevised = known !== null && revisionsIn(known) < revisions.length
    const order = known ?? (await create(ctx, placed, revisions.length))
    const { id } = order
    if (isRevised) await rebook(ctx, id, placed, revisions)
    if (known === null || isRevised) {
      const whole = await orders.findOne(ctx, id, ['lines', 'shippingLines', 'surcharges'])
      if (whole === undefined) throw new NotBookable(`Order ${placed.uid} was not stored.`)
      checkTotal(whole, placed)
    }
    await addPayments(ctx, order, placed, payments)
    await addRefunds(ctx, id, refunds)
    if (known !== null) {
      await repository.update(id, { customFields: { reference: placed.reference } })
      return settleState(ctx, id)
    }
    // After the payments: Vendure would look whether a coupon still holds, and take it away.
    const codes = couponCodes(placed)
    const promotions = await promotionsOf(ctx, codes)
    await repository.update(id, { couponCodes: [...codes] })
    if (promotions.length > 0) await repository.createQueryBuilder().relation('promotions').of(id).add(promotions)
  }
}
