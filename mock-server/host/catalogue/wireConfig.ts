import { shippingVat } from './shippingVat.ts'
import type { Host } from '../answers/Host.ts'
import type { Wire } from '../contract/wire.ts'
import { deliveryMethods, paymentMethods } from '../options/options.ts'
import type { Language } from '../records/ProductRecord.ts'
import { wireMenus } from './wireMenu.ts'

/** How the demo shop is set up. */
export const wireConfig = (host: Host, language: Language): Wire['Config'] => ({
  app: { name: 'Thuishaven' },
  organizationName: 'Thuishaven B.V.',
  status: 'active',
  paymentMethods: [...paymentMethods],
  deliveryMethods: [...deliveryMethods],
  logoUrl: '/logo.svg',
  faviconUrl: '/favicon.svg',
  termsConditionsUrl: language === 'nld' ? '/voorwaarden' : '/terms',
  appUrl: host.appUrl,
  languages: { html: language === 'nld' ? 'nl-NL' : 'en-US', app: ['nld', 'eng'] },
  display: {
    locale: 'nld',
    currency: { defaultCurrency: 'EUR', state: true },
    priceDecimals: 0,
    priceExclVat: false,
    freeLabel: true,
    cookieWall: { state: !host.scenarios.meets('consent-off'), scripts: [] },
  },
  stock: { displayType: 'text', state: true, lowStockThreshold: 5 },
  support: { phoneNumber: '053 123 45 67', whatsappNumber: '31531234567' },
  registration: !host.scenarios.meets('registration-closed'),
  navigation: { expandItems: false },
  menus: wireMenus(host.shop.menus, language),
  content: {
    returnDays: 60,
    sortBy: 'relevance',
    category: { filters: { showMoreTreshold: 5, priceRange: true } },
    product: { specificationsMaximum: 8, specificationsLimit: 1000, sortByMpnDescending: false },
  },
  order: { deposit: { state: false, percentage: 20 }, partialPayment: false, onAccountPayment: false, shippingVat: shippingVat(host) },
  displayCart: { displayShipmentCosts: true, displayCoupons: true },
  accountMenu: {
    overview: true,
    orders: true,
    tickets: !host.scenarios.meets('tickets-off'),
    invoices: true,
    returns: false,
    information: true,
  },
  businessMenu: { maximumWidth: 320, itemsPerColumn: 2 },
})
