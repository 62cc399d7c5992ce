import { expect, it } from 'vitest'
import type { PaymentKind } from '../checkout/checkout.ts'
import { defaultConfig } from '../config/config.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import type { Cents } from '../money/units.ts'
import { createFakeCheckout } from '../testing/fakes/createFakeCheckout.ts'
import { createFakeConfig } from '../testing/fakes/createFakeConfig.ts'
import { createFakeCustomer } from '../testing/fakes/createFakeCustomer.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'

const paymentOptions = (['whole', 'partial', 'onAccount'] as const satisfies readonly PaymentKind[]).map((kind) => ({
  id: kind,
  label: kind,
  icon: kind,
  kind,
  priceInclVat: 0 as Cents,
  priceExclVat: 0 as Cents,
  room: null,
}))

it.each([
  { partialPayment: true, onAccountPayment: false, left: ['whole', 'partial'] },
  { partialPayment: false, onAccountPayment: true, left: ['whole', 'onAccount'] },
])('CFG-05b a cart and an open order can be paid by $left: what the owner allows', async ({ left, ...settings }) => {
  const shop = createTestShop(
    createFakePorts({
      checkout: createFakeCheckout({ paymentOptions }),
      customer: createFakeCustomer({ paymentOptions }),
      config: createFakeConfig({ config: { ...defaultConfig, ...settings } }),
    }),
  )
  const { api } = await shop.customer.load()
  for (const result of [await shop.api.paymentOptions('NL'), await api.orderPaymentOptions({ uid: 'o1', countryCode: 'NL' })]) {
    expect(result.ok && result.value.map(({ id }) => id)).toEqual(left)
  }
})
