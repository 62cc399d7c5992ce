import { expect, it } from 'vitest'
import { defaultConfig } from './config.ts'

it('CFG-05 what the host does not send has its default', () => {
  const noMenu = { desktop: [], mobile: [] }
  expect(defaultConfig).toEqual({
    name: '',
    organizationName: '',
    logoUrl: '',
    faviconUrl: '',
    termsConditionsUrl: '',
    appUrl: '',
    languages: ['nld', 'eng'],
    currency: 'EUR',
    priceDecimals: 2,
    pricesExclVat: false,
    freeLabel: false,
    cookieWall: { enabled: true, scripts: [] },
    stock: { enabled: false, displayType: 'text', lowStockThreshold: 0 },
    support: { phoneNumber: '', whatsappNumber: '' },
    registrationAllowed: true,
    paymentMethods: [],
    deliveryMethods: [],
    menus: { navigation: noMenu, footer: noMenu, expandItems: false },
    returnDays: 30,
    specificationsShown: 8,
    filterShowMoreThreshold: 5,
    sortBy: 'relevance',
    priceFilter: false,
    deposit: { enabled: false, share: 2000 },
    cart: { showShipping: false, showCoupons: false },
    accountMenu: { overview: true, orders: true, tickets: false, invoices: true, returns: false, information: true },
    businessMenu: { maximumWidth: 320, itemsPerColumn: 2 },
    shippingVat: 'highest-rate',
  })
})
