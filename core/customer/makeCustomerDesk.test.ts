import { expect, it } from 'vitest'
import type { PaymentKind } from '../checkout/checkout.ts'
import { defaultConfig } from '../config/config.ts'
import { makeShop } from '../makeShop.ts'
import type { Cents } from '../money/units.ts'
import { makeFakeCheckout } from '../testing/fakes/makeFakeCheckout.ts'
import { makeFakeConfig } from '../testing/fakes/makeFakeConfig.ts'
import { makeFakeCustomer } from '../testing/fakes/makeFakeCustomer.ts'
import { makeFakePorts } from '../testing/fakes/makeFakePorts.ts'
import { runPlainly } from '../testing/runPlainly.ts'

const paymentOptions = (['whole', 'partial', 'onAccount'] as const satisfies readonly PaymentKind[]).map((kind) => ({
  id: kind,
  label: kind,
  icon: kind,
  kind,
  priceInclVat: 0 as Cents,
  priceExclVat: 0 as Cents,
}))

it.each([
  { partialPayment: true, onAccountPayment: false, left: ['whole', 'partial'] },
  { partialPayment: false, onAccountPayment: true, left: ['whole', 'onAccount'] },
])('CFG-05b a cart and an open order can be paid by $left: what the owner allows', async ({ left, ...settings }) => {
  const shop = makeShop(
    makeFakePorts({
      checkout: makeFakeCheckout({ paymentOptions }),
      customer: makeFakeCustomer({ paymentOptions }),
      config: makeFakeConfig({ config: { ...defaultConfig, ...settings } }),
    }),
    runPlainly,
    'nld',
  )
  const { ask } = await shop.customer()
  for (const outcome of [await shop.ask.paymentOptions('NL'), await ask.orderPaymentOptions({ uid: 'o1', countryCode: 'NL' })]) {
    expect(outcome.ok && outcome.value.map(({ id }) => id)).toEqual(left)
  }
})
