import {
  Customer,
  isGraphQlErrorResult,
  Order,
  OrderLine,
  OrderService,
  ProductVariant,
  Promotion,
  Refund,
  ShippingLine,
  ShippingMethod,
  TransactionalConnection,
} from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import type { Payment, RequestContext } from '@vendure/core'
import { AdjustmentType, OrderType } from '@vendure/common/lib/generated-types'
import { In } from 'typeorm'
import type { Order as PlacedOrder, OrderPayment } from '../../ports/Orders.ts'
import type { OrderRefund } from '../../ports/Refunds.ts'
import { bookedLines } from './bookedLines.ts'
import type { BookedLine } from './bookedLines.ts'
import { bookedTotals } from './bookedTotals.ts'
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

/** A total that differs is a mistake in the program, which would charge or pay back the wrong amount later. */
const checkTotal = (order: Order, { uid, totalInclVat }: PlacedOrder): void => {
  const goods = order.lines.reduce((sum, line) => sum + line.proratedLinePriceWithTax, 0)
  const delivery = order.shippingLines.reduce((sum, line) => sum + line.discountedPriceWithTax, 0)
  if (goods + delivery !== totalInclVat || order.totalWithTax !== totalInclVat)
    throw new NotBookable(`Order ${uid}: ${totalInclVat} cents in the shop, ${goods + delivery} and ${order.totalWithTax} here.`)
}

/** The payments that count, and what is still to come, so that they cover the order. */
const paymentsOf = (order: PlacedOrder, payments: readonly OrderPayment[]): readonly BookedPayment[] => {
  const counting = payments.filter(({ status }) => status === 'paid' || status === 'authorized' || status === 'invoiced')
  const booked = counting.map(({ uid, status, amountInclVat, provider }): BookedPayment => ({
    amount: amountInclVat,
    state: status === 'paid' ? 'Settled' : 'Authorized',
    transactionId: uid,
    providerId: provider?.id ?? null,
  }))
  const rest = order.totalInclVat - booked.reduce((sum, { amount }) => sum + amount, 0)
  if (rest <= 0) return booked
  return [...booked, { amount: rest, state: 'Authorized', transactionId: restOf(order.uid), providerId: null }]
}

const succeeded = <Result>(result: Result): Exclude<Result, { readonly errorCode: unknown }> => {
  if (isGraphQlErrorResult(result as never)) throw new NotBookable((result as { readonly message: string }).message)
  return result as Exclude<Result, { readonly errorCode: unknown }>
}

/** Books orders of the shop in Vendure. */
export const createOrderBook = (app: INestApplicationContext) => {
  const connection = app.get(TransactionalConnection)
  const orders = app.get(OrderService)

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

  const create = async (ctx: RequestContext, placed: PlacedOrder): Promise<Order> => {
    const lines = bookedLines(placed.placed)
    const variants = await variantsOf(
      ctx,
      lines.map(({ productId }) => productId),
    )
    const totals = bookedTotals(placed.placed)
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
        customFields: { purchaseUid: placed.uid, placed: JSON.stringify(totals) },
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

  const addPayments = async (
    ctx: RequestContext,
    id: Order['id'],
    placed: PlacedOrder,
    payments: readonly OrderPayment[],
  ): Promise<void> => {
    const known = await orders.getOrderPayments(ctx, id)
    const rest = known.find(({ transactionId }) => transactionId === restOf(placed.uid))
    const settle = async (payment: Payment): Promise<void> =>
      void succeeded<Payment | { readonly errorCode: unknown }>(await orders.settlePayment(ctx, payment.id))
    for (const payment of paymentsOf(placed, payments)) {
      const booked = known.find(({ transactionId }) => transactionId === payment.transactionId)
      if (booked !== undefined) {
        if (booked.state === 'Authorized' && payment.state === 'Settled') await settle(booked)
      } else if (rest !== undefined && payment.amount === rest.amount) {
        // The rest was expected: what came in settles it, if the merchant has not.
        const { transactionId, providerId } = payment
        await connection.getRepository(ctx, 'Payment').update(rest.id, { transactionId, metadata: { providerId } })
        if (rest.state === 'Authorized') await settle(rest)
      } else succeeded(await orders.addPaymentToOrder(ctx, id, { method: 'paid-in-shop', metadata: payment }))
    }
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

  /** Books an order, if it is not, and its payments and refunds that are not. Belongs to the transaction of `ctx`. Throws NotBookable. */
  return async (
    ctx: RequestContext,
    placed: PlacedOrder,
    payments: readonly OrderPayment[],
    refunds: readonly OrderRefund[],
  ): Promise<void> => {
    const repository = connection.getRepository(ctx, Order)
    const known = await repository.findOne({ where: { customFields: { purchaseUid: placed.uid } } })
    const { id } = known ?? (await create(ctx, placed))
    if (known === null) {
      const whole = await orders.findOne(ctx, id, ['lines', 'shippingLines', 'surcharges'])
      if (whole === undefined) throw new NotBookable(`Order ${placed.uid} was not stored.`)
      checkTotal(whole, placed)
    }
    await addPayments(ctx, id, placed, payments)
    await addRefunds(ctx, id, refunds)
    if (known !== null) return
    // After the payments: Vendure would look whether a coupon still holds, and take it away.
    const codes = couponCodes(placed)
    const promotions = await promotionsOf(ctx, codes)
    await repository.update(id, { couponCodes: [...codes] })
    if (promotions.length > 0) await repository.createQueryBuilder().relation('promotions').of(id).add(promotions)
  }
}
