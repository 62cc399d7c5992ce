import { expect, it } from 'vitest'
import { defaultConfig } from './config.ts'

it('CFG-05 CFG-05b what the host does not send is as the specification has it', () => {
  expect(defaultConfig).toMatchObject({
    returnDays: 30,
    specificationsShown: 8,
    specificationsLimit: 1000,
    filterShowMoreThreshold: 5,
    deposit: { enabled: false, share: 2000 },
    partialPayment: false,
    onAccountPayment: false,
    guestCheckout: true,
    guestPassword: 'twice',
    businessMenu: { maximumWidth: 320, itemsPerColumn: 2 },
    sortByMpnDescending: false,
    cart: { showShipping: false, showCoupons: false },
    accountMenu: { overview: true, orders: true, tickets: false, invoices: true, returns: false, information: true },
  })
})
