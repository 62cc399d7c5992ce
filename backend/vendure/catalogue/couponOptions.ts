import { PromotionCondition, PromotionOrderAction } from '@vendure/core'
import type { VendureConfig } from '@vendure/core'
import { labelled } from '../inBothLanguages.ts'

/*
 * What a coupon of the shop can be. Vendure's other actions and conditions have no effect in the shop, so they are not offered. The backend computes:
 * these take nothing off themselves. Their codes and arguments are those of Vendure's own.
 */

/** `discount`: percents. */
export const percentageOff = new PromotionOrderAction({
  code: 'order_percentage_discount',
  description: labelled('{ discount } % van de artikelen af, met de couponcode', '{ discount } % off the goods, with the coupon code'),
  args: {
    discount: {
      type: 'float',
      ui: { component: 'number-form-input', min: 0, max: 100, suffix: '%' },
      label: labelled('Korting', 'Discount'),
    },
  },
  execute: () => 0,
})

/** `discount`: cents including VAT. */
export const amountOff = new PromotionOrderAction({
  code: 'order_fixed_discount',
  description: labelled('€ { discount } van de artikelen af, met de couponcode', '€ { discount } off the goods, with the coupon code'),
  args: {
    discount: {
      type: 'int',
      ui: { component: 'currency-form-input' },
      label: labelled('Korting, inclusief btw', 'Discount, including VAT'),
    },
  },
  execute: () => 0,
})

/** `amount`: cents including VAT. */
export const goodsWorth = new PromotionCondition({
  code: 'minimum_order_amount',
  description: labelled('Vanaf € { amount } aan artikelen, inclusief btw', 'From € { amount } of goods, including VAT'),
  args: {
    amount: { type: 'int', ui: { component: 'currency-form-input' }, label: labelled('Vanaf, inclusief btw', 'From, including VAT') },
  },
  check: () => true,
})

export const promotionOptions: VendureConfig['promotionOptions'] = {
  promotionActions: [percentageOff, amountOff],
  promotionConditions: [goodsWorth],
}
