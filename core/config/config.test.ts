import { expect, it } from 'vitest'
import { defaultConfig } from './config.ts'

it('CFG-05 CFG-05b what the backend does not send is as the specification has it', () => {
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

it('CFG-05c the default configuration without a backend has no names or promises and requires consent', () => {
  const { name, organizationName, logoUrl, faviconUrl, termsConditionsUrl, accessibilityUrl, appUrl } = defaultConfig
  expect([name, organizationName, logoUrl, faviconUrl, termsConditionsUrl, accessibilityUrl, appUrl].join('')).toBe('')
  expect(defaultConfig).toMatchObject({
    languages: ['nld', 'eng'],
    mainLocale: 'nld',
    htmlLanguage: 'nl-NL',
    currency: 'EUR',
    pricesExclVat: false,
    freeLabel: true,
    currencySign: true,
    cookieWall: { enabled: true, scripts: [] },
    stock: { enabled: false, displayType: 'text', lowStockThreshold: 0 },
    delivery: { orderBefore: null, shipping: null, freeFrom: null, extraDays: 0, countries: {} },
    support: { phoneNumber: '', whatsappNumber: '', openingHours: [] },
    contactWidget: { enabled: false },
    registrationAllowed: true,
    privateCustomers: true,
    paymentMethods: [],
    deliveryMethods: [],
    sortBy: 'relevance',
    priceFilter: true,
    shippingVat: 'highest-rate',
  })
})
