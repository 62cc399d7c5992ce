import { expect, it } from 'vitest'
import { defaultConfig } from './defaultConfig.ts'

it('CFG-05 what the host does not send has its default', () => {
  expect(defaultConfig).toMatchObject({
    returnDays: 30,
    specificationsShown: 8,
    filterShowMoreThreshold: 5,
    deposit: { enabled: false, share: 2000 },
    businessMenu: { maximumWidth: 320, itemsPerColumn: 2 },
    cart: { showShipping: false, showCoupons: false },
    accountMenu: { tickets: false, returns: false },
    shippingVat: 'highest-rate',
  })
})
