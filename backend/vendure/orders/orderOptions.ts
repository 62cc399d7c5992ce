import {
  configureDefaultOrderProcess,
  DefaultOrderTaxCalculationStrategy,
  FulfillmentHandler,
  ShippingCalculator,
  ShippingEligibilityChecker,
} from '@vendure/core'
import type { CustomFields, Order, OrderProcess, OrderTaxCalculationStrategy, VendureConfig } from '@vendure/core'
import { labelled } from '../inBothLanguages.ts'
import { readBookedTotals } from './bookedTotals.ts'
import type { BookedTotals } from './bookedTotals.ts'

/** What the shop keeps with an order of Vendure. */
export const orderFields = {
  Order: [
    // The shop's uid of the order: one is booked once.
    {
      name: 'purchaseUid',
      type: 'string',
      unique: true,
      nullable: true,
      readonly: true,
      public: false,
      label: labelled('Kenmerk van de winkel', 'Id in the shop'),
    },
    {
      name: 'reference',
      type: 'text',
      nullable: true,
      readonly: true,
      public: false,
      label: labelled('Referentie van de klant', 'Customer’s reference'),
    },
    {
      name: 'deliveryDay',
      type: 'string',
      nullable: true,
      readonly: true,
      public: false,
      label: labelled('Afgesproken bezorgdag', 'Agreed delivery day'),
    },
    {
      name: 'deliveryServices',
      type: 'text',
      nullable: true,
      readonly: true,
      public: false,
      label: labelled('Extra’s bij de bezorging', 'Delivery services'),
    },
    // BookedTotals as JSON.
    { name: 'placed', type: 'text', nullable: true, internal: true },
  ],
  OrderLine: [
    { name: 'lineUid', type: 'string', nullable: true, internal: true },
    { name: 'choices', type: 'text', nullable: true, readonly: true, public: false, label: labelled('Keuzes', 'Choices') },
  ],
} satisfies Pick<CustomFields, 'Order' | 'OrderLine'>

/** BookedTotals of an order; null: it was not placed by the shop. */
const bookedTotalsOf = (order: Order): BookedTotals | null =>
  readBookedTotals((order.customFields as { readonly placed?: string | null } | undefined)?.placed)

const usual = new DefaultOrderTaxCalculationStrategy()

/** The sums and the VAT of an order are those at which the shop placed it. */
export const totalsAsPlaced: OrderTaxCalculationStrategy = {
  calculateOrderTotals: (order) => bookedTotalsOf(order) ?? usual.calculateOrderTotals(order),
  calculateTaxSummary: (order) =>
    bookedTotalsOf(order)?.vat.map(({ rate, base, tax }) => ({ description: `${rate} %`, taxRate: rate, taxBase: base, taxTotal: tax })) ??
    usual.calculateTaxSummary(order),
}

/**
 * The shop has checked stock, contents and delivery before an order is booked. What is on account, or partly paid in advance, is sent before it is
 * paid.
 */
const processes: OrderProcess<string>[] = [
  configureDefaultOrderProcess({
    arrangingPaymentRequiresStock: false,
    arrangingPaymentRequiresShipping: false,
    checkAllVariantsExist: false,
  }) as OrderProcess<string>,
  {
    transitions: {
      PaymentAuthorized: { to: ['PartiallyShipped', 'Shipped', 'PartiallyDelivered', 'Delivered'], mergeStrategy: 'merge' },
      // The shop changed an order, and something is to be paid.
      PaymentSettled: { to: ['PaymentAuthorized'], mergeStrategy: 'merge' },
    },
    // Vendure would price the lines by its own rules, and the sums of the order would stay those of its cart.
    onTransitionStart: (_from, to, { order }) =>
      to === 'Modifying' && bookedTotalsOf(order) !== null
        ? 'Wijzig een bestelling van de winkel in het blok "Bestelling wijzigen", dat de prijzen van de winkel rekent. / Change an order of the shop in the block "Change the order", which uses the prices of the shop.'
        : undefined,
  },
]

const priceArgument = (nl: string, en: string) =>
  ({ type: 'int', required: false, ui: { component: 'currency-form-input' }, label: labelled(nl, en) }) as const

/** Prices by country in cents including VAT, from which the shop offers a method; an order has the price at which it was placed. */
export const priceByCountry = new ShippingCalculator({
  code: 'price-by-country',
  description: labelled(
    'Prijs per land, inclusief btw; leeg waar niet wordt bezorgd',
    'Price by country, including VAT; empty where nothing is sent',
  ),
  args: { NL: priceArgument('Nederland', 'The Netherlands'), BE: priceArgument('België', 'Belgium') },
  calculate: (_ctx, order, args) => ({
    price: bookedTotalsOf(order)?.shippingWithTax ?? args[order.shippingAddress.countryCode === 'BE' ? 'BE' : 'NL'] ?? 0,
    priceIncludesTax: true,
    taxRate: 21,
  }),
})

/** The shop decides which methods an order may have. */
export const goodsFrom = new ShippingEligibilityChecker({
  code: 'goods-from',
  description: labelled('Vanaf een bedrag aan artikelen, inclusief btw', 'From an amount of goods, including VAT'),
  args: { from: { type: 'int', defaultValue: 0, ui: { component: 'currency-form-input' }, label: labelled('Vanaf', 'From') } },
  check: () => true,
})

/** The merchant sends it, and fills in by whom and how it can be followed (trackAndTraceUrl.ts). Its code is that of Vendure's own. */
export const handedToCarrier = new FulfillmentHandler({
  code: 'manual-fulfillment',
  description: labelled('Verzenden', 'Send'),
  args: {
    method: { type: 'string', required: false, label: labelled('Vervoerder', 'Carrier') },
    trackingCode: {
      type: 'string',
      required: false,
      label: labelled('Track-and-tracecode, of een adres met https', 'Tracking code, or an address with https'),
    },
  },
  createFulfillment: (_ctx, _orders, _lines, { method, trackingCode }) => ({ method, trackingCode }),
})

export const orderOptions: VendureConfig['orderOptions'] = {
  process: processes,
  orderItemsLimit: 10_000_000,
  orderLineItemsLimit: 10_000_000,
}
